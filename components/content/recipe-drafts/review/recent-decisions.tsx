import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Decision } from "#lib/content/recipe-drafts/review/detail-queries.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

/** The latest decisions, whose pages are where a recipe is scheduled and expired. */
export function RecentDecisions({ decisions }: { decisions: Decision[] }) {
  const locale = useLocale();
  const t = useTranslations("recipeReviews.recent");
  const history = useTranslations("recipeReviews.history");
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="recent-title" className="mt-12">
      <h2 id="recent-title" className="text-xl">
        {t("title")}
      </h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {decisions.map(({ draftId, title, language, action, editor, createdAt }) => (
          <li key={`${draftId} ${createdAt.getTime()}`} className="py-3 [overflow-wrap:anywhere]">
            <Link
              href={routeAddress(locale, "/desk/recipes/[id]", { id: draftId })}
              lang={language}
              className="inline-flex min-h-6 items-center underline"
            >
              {title}
            </Link>
            <p className="text-ink-2 text-sm">
              {history(`action.${action}`, { name: editor ?? history("deletedUser") })} ·{" "}
              <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt, locale)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
