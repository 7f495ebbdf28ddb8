import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import { copyAddress } from "#lib/content/recipe-drafts/working-copy/addresses.ts";
import type { ListedRevision } from "#lib/content/recipe-drafts/working-copy/revision-list-queries.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";

interface RevisionListProps {
  recipeId: string;
  revisions: ListedRevision[];
  /** The one whose difference the page shows. */
  selected: string | null;
}

/** What readers had of a recipe, the newest first; each leads to its difference to the present. */
export function RevisionList({ recipeId, revisions, selected }: RevisionListProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDesk.revisions");
  return (
    <ol className="divide-y divide-line border-line border-y">
      {revisions.map(({ id, user, origin, createdAt }, index) => (
        <li key={id} className="py-3">
          <Link
            href={`${copyAddress(locale, recipeId, "revisions")}?revision=${id}#difference`}
            aria-current={id === selected ? "true" : undefined}
            className="font-strong underline aria-[current]:no-underline"
          >
            <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt, locale)}</time>
          </Link>
          <p className="text-ink-2 text-sm">
            {t(`origin.${origin}`, { name: user ?? t("deleted") })}
            {index === 0 && ` · ${t("present")}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
