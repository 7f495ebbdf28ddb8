import { useTranslations } from "next-intl";
import { Form } from "#components/ui/forms/form.tsx";
import { RadioField } from "#components/ui/forms/radio-field.tsx";
import { SentText } from "#components/ui/forms/sent-text.tsx";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { decideObjectionAction } from "#lib/people/reports/desk-actions.ts";

/** Decides about an objection. */
export function ObjectionDecisionForm({ objectionId }: { objectionId: string }) {
  const t = useTranslations("reports.desk");
  return (
    <Form
      action={decideObjectionAction}
      fields={["outcome", "text"]}
      errors={{
        noOutcome: t("noOutcome"),
        required: t("required"),
        tooLong: t("tooLong"),
        conflict: t("conflict"),
        sameEditor: t("sameEditor"),
        adminBan: t("adminBan"),
      }}
      messages={{ submit: t("submit"), sending: t("sending"), failed: t("failed"), limited: t("failed") }}
      className="grid gap-4"
      button={{ variant: "secondary" }}
      sent={<SentText>{t("done")}</SentText>}
    >
      <RadioField
        name="outcome"
        legend={t("outcome")}
        options={(["rejected", "accepted"] as const).map((value) => ({ value, label: t(`outcomes.${value}`) }))}
      />
      <TextArea name="text" label={t("answer")} hint={t("answerHint")} rows={4} required />
      <input type="hidden" name="objection" value={objectionId} />
    </Form>
  );
}
