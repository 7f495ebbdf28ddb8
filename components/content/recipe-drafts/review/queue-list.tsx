import { useLocale, useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { QueuedDraft } from "#lib/content/recipe-drafts/review/queries.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { formatAge } from "#lib/platform/time/relative-time.ts";

/** Drafts that wait for an editor, in the order of their submission. */
export function QueueList({ drafts }: { drafts: QueuedDraft[] }) {
  const locale = useLocale();
  const t = useTranslations("recipeReviews.queue");
  return (
    <ol className="divide-y divide-line border-line border-y">
      {drafts.map(({ draftId, recipeId, title, language, author, publishedCount, submittedAt, ageSeconds }) => (
        <li key={draftId} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[minmax(0,1fr)_auto]">
          <h2 className="text-lg [overflow-wrap:anywhere]">
            <Link href={routeAddress(locale, "/desk/recipes/[id]", { id: draftId })} lang={language}>
              {title}
            </Link>
          </h2>
          <p className="flex items-center gap-3 text-ink-2 text-sm md:row-span-2 md:self-center">
            <Badge variant={recipeId ? "outline" : "plain"}>{t(recipeId ? "revision" : "new")}</Badge>
            <time dateTime={submittedAt.toISOString()}>{formatAge(ageSeconds, locale)}</time>
          </p>
          <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
            {author.name} · {t("published", { count: publishedCount })} · {t("language", { language })}
          </p>
        </li>
      ))}
    </ol>
  );
}
