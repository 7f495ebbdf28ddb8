import { useLocale, useTranslations } from "next-intl";
import type { RelevanceCheck } from "#lib/content/search/rules/schema.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";

/** The judged queries that a rule makes worse, with their relevance before and after. */
export function RelevanceResult({ check }: { check: RelevanceCheck }) {
  const locale = useLocale();
  const t = useTranslations("search.rules");
  const format = (score: number | null) =>
    formatNumber(score ?? 0, locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  return (
    <div className="rounded-2 border border-line-strong p-4">
      <p className="font-strong">
        {t("relevance", { count: check.queries.length, before: format(check.before), after: format(check.after) })}
      </p>
      <ul className="mt-2 grid gap-1 text-sm">
        {check.queries
          .filter(({ before, after }) => after < before)
          .map(({ search, before, after }) => (
            <li key={search}>{t("change", { search, before: format(before), after: format(after) })}</li>
          ))}
      </ul>
    </div>
  );
}
