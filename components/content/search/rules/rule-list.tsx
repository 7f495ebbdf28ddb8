import { useLocale, useTranslations } from "next-intl";
import { RemoveRuleForm } from "#components/content/search/rules/remove-rule-form.tsx";
import type { ListedRule } from "#lib/content/search/rules/list-queries.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";

/** Synonyms and redirects with who added and removed them, and why. */
export function RuleList({ rules }: { rules: ListedRule[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {rules.map((rule) => (
        <Rule key={rule.id} rule={rule} />
      ))}
    </ul>
  );
}

function Rule({ rule }: { rule: ListedRule }) {
  const locale = useLocale();
  const t = useTranslations("search.rules");
  const { id, kind, typed, target, isPage, judgedCount, ndcgBefore, ndcgAfter, reason } = rule;
  const format = (score: number | null) =>
    formatNumber(score ?? 0, locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const nameOf = (name: string | null) => name ?? t("former");
  const description = kind === "synonym" ? "synonym" : isPage ? "page" : "search";
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>{t(`rule.${description}`, { typed, target, language: t(`languages.${rule.locale}`) })}</p>
        <p className="mt-1 text-ink-2 text-sm">
          {t("createdBy", { name: nameOf(rule.createdBy), time: formatDateTime(rule.createdAt, locale) })}
          {rule.removedAt &&
            ` ${t("removedBy", { name: nameOf(rule.removedBy), time: formatDateTime(rule.removedAt, locale) })}`}
        </p>
        <p className="mt-1 text-ink-2 text-sm">
          {judgedCount === 0
            ? t("unjudged")
            : t("relevance", { count: judgedCount, before: format(ndcgBefore), after: format(ndcgAfter) })}
          {reason && ` ${t("because", { reason })}`}
        </p>
      </div>
      {!rule.removedAt && (
        <RemoveRuleForm
          id={id}
          kind={kind}
          label={t("remove")}
          name={t("removeRule", { typed })}
          failure={t("removeFailed")}
        />
      )}
    </li>
  );
}
