import { useLocale, useTranslations } from "next-intl";
import type { HistoryEntry } from "#lib/content/recipe-drafts/draft/queries.ts";
import { toFieldName } from "#lib/content/recipe-drafts/review/field-name.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";

/** Who did what when, newest first. */
export function HistoryList({ entries }: { entries: HistoryEntry[] }) {
  const locale = useLocale();
  const t = useTranslations("recipeReviews.history");
  const field = useTranslations("recipeReviews.field");
  const quality = useTranslations("recipeReviews.accept.qualities");
  if (entries.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <ol className="grid gap-4">
      {entries.map((entry) => (
        <li key={entry.id} className="min-w-0 [overflow-wrap:anywhere]">
          <p>
            {t(`action.${entry.action}`, { name: entry.user?.name ?? t("deletedUser") })}
            {entry.quality && <> · {quality(entry.quality)}</>}
          </p>
          <p className="text-ink-3 text-sm">
            <time dateTime={entry.createdAt.toISOString()}>{formatDateTime(entry.createdAt, locale)}</time>
            {entry.effectiveAt && entry.effectiveAt > entry.createdAt && (
              <> · {t("effectiveAt", { time: formatDateTime(entry.effectiveAt, locale) })}</>
            )}
          </p>
          {entry.reason && <p className="mt-1 whitespace-pre-line text-ink-2">{entry.reason}</p>}
          {Object.entries(entry.notes).map(([path, note]) => {
            const { key, number } = toFieldName(path);
            return (
              <p key={path} className="mt-1 whitespace-pre-line text-ink-2 text-sm">
                <span className="font-strong">{field(key, { number })}:</span> {note}
              </p>
            );
          })}
        </li>
      ))}
    </ol>
  );
}
