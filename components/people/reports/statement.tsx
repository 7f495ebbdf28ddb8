import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Statement } from "#lib/people/reports/statement-queries.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";

/** A decision with its reasons: Article 17(3) of Regulation (EU) 2022/2065. */
export function StatementOfReasons({ statement }: { statement: Statement }) {
  const locale = useLocale();
  const t = useTranslations("reports.objection");
  const type = useTranslations("reports.desk.types");
  const { targetType, targetTitle, action, ground, rule, text, bannedUntil, createdAt, reference } = statement;
  const until = bannedUntil ? formatLongDate(bannedUntil.toISOString(), locale) : "";
  return (
    <dl className="grid max-w-measure gap-4">
      <Fact label={t("about")}>
        {targetTitle ? t("content", { type: targetType, title: targetTitle }) : type(targetType)}
      </Fact>
      {reference && <Fact label={t("reference")}>{reference}</Fact>}
      <Fact label={t("decided")}>{formatLongDate(createdAt.toISOString(), locale)}</Fact>
      <Fact label={t("measure")}>{t(`measures.${action}`, { hasEnd: String(bannedUntil !== null), until })}</Fact>
      {ground && <Fact label={t("ground")}>{t(`grounds.${ground}`, { rule })}</Fact>}
      <Fact label={t("reasons")}>
        <span className="whitespace-pre-line">{text}</span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="[overflow-wrap:anywhere]">
      <dt className="font-strong text-ink-2 text-sm">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
