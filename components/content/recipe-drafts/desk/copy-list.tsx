import { useLocale, useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { copyAddress } from "#lib/content/recipe-drafts/working-copy/addresses.ts";
import type { ListedCopy } from "#lib/content/recipe-drafts/working-copy/copy-queries.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";

/** What editors are writing, each a link to its editor; nothing while they write nothing. */
export function CopyList({ copies }: { copies: ListedCopy[] }) {
  const locale = useLocale();
  const t = useTranslations("recipeDesk.list");
  if (copies.length === 0) return null;
  return (
    <section aria-labelledby="copies-title" className="mb-8">
      <h2 id="copies-title" className="mb-2 text-xl">
        {t("copies")}
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {copies.map(({ key, isNew, title, language, editor, savedAt, publishAt }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <Link
              href={copyAddress(locale, key, "edit")}
              lang={language}
              className="min-w-0 font-strong underline [overflow-wrap:anywhere]"
            >
              {title || t("untitled")}
            </Link>
            {isNew && <Badge>{t("newBadge")}</Badge>}
            {publishAt && <Badge variant="outline">{t("planned", { time: formatDateTime(publishAt, locale) })}</Badge>}
            <span className="text-ink-2 text-sm">
              {t("saved", { name: editor ?? t("deleted"), time: formatDateTime(savedAt, locale) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
