import { useLocale, useTranslations } from "next-intl";
import type { Statement } from "#lib/people/reports/statement-queries.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";

/** An objection that was sent, with its state and the reply. */
export function OwnObjection({ objection }: { objection: NonNullable<Statement["objection"]> }) {
  const locale = useLocale();
  const t = useTranslations("reports.objection");
  const { state, text, answer, createdAt, decidedAt } = objection;
  const day = (date: Date | null) => (date ? formatLongDate(date.toISOString(), locale) : "");
  return (
    <div className="grid gap-3 [overflow-wrap:anywhere]">
      <p role="status" className="font-strong">
        {t(`states.${state}`, { day: day(decidedAt) })}
      </p>
      <p className="text-ink-3 text-sm">{t("sentAt", { day: day(createdAt) })}</p>
      <p className="whitespace-pre-line">{text}</p>
      {answer && (
        <>
          <h3 className="mt-3 text-xl">{t("answer")}</h3>
          <p className="whitespace-pre-line">{answer}</p>
        </>
      )}
    </div>
  );
}
