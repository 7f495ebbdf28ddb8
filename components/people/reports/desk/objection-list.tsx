import { useLocale, useTranslations } from "next-intl";
import { CaseTitle } from "#components/people/reports/desk/case-title.tsx";
import type { OpenObjection } from "#lib/people/reports/objection-queries.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { ObjectionDecisionForm } from "./objection-decision-form.tsx";

/** Objections that wait for an editor, each with the decision it is about. */
export function ObjectionList({ objections }: { objections: OpenObjection[] }) {
  const locale = useLocale();
  const t = useTranslations("reports.desk");
  const day = (date: Date) => formatLongDate(date.toISOString(), locale);
  return (
    <ol className="grid gap-8">
      {objections.map(({ id, text, locale: language, createdAt, reportId, decision }) => (
        <li key={id} className="grid max-w-measure gap-3 rounded-2 border border-line p-5 [overflow-wrap:anywhere]">
          <h3 className="text-xl">
            <CaseTitle type={decision.targetType} title={decision.targetTitle} />
          </h3>
          <p className="text-ink-2 text-sm">
            {t("objectionDecision", {
              action: t(`actions.${decision.action}`),
              name: decision.editor?.name ?? t("noEditor"),
              day: day(decision.createdAt),
            })}
          </p>
          <p className="whitespace-pre-line rounded-2 bg-tint p-4">{decision.text}</p>
          <p className="text-ink-2 text-sm">
            {t("objection", { day: day(createdAt), party: reportId === null ? "author" : "reporter" })}
          </p>
          <p lang={language} className="whitespace-pre-line rounded-2 bg-tint p-4">
            {text}
          </p>
          <ObjectionDecisionForm objectionId={id} />
        </li>
      ))}
    </ol>
  );
}
