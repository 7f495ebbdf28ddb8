import { useTranslations } from "next-intl";
import { Form } from "#components/ui/forms/form.tsx";
import { RadioField } from "#components/ui/forms/radio-field.tsx";
import { SentText } from "#components/ui/forms/sent-text.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { banLengths } from "#lib/people/reports/decision-schema.ts";
import { decideReportsAction } from "#lib/people/reports/desk-actions.ts";
import { maxStatementLength } from "#lib/people/reports/text-length.ts";

interface DecisionFormProps {
  reportId: string;
  /** The newest report that the page shows; empty when none is open. */
  newestId: string;
  /** Version of a comment. */
  version: number;
  actions: readonly ("dismiss" | "hide" | "warn" | "ban" | "restore" | "unban")[];
}

/** Decides about reported content. */
export function DecisionForm({ reportId, newestId, version, actions }: DecisionFormProps) {
  const t = useTranslations("reports.desk");
  const hasRestriction = actions.some((action) => action === "hide" || action === "warn" || action === "ban");
  return (
    <Form
      action={decideReportsAction}
      fields={["action", "ground", "rule", "text", "ban"]}
      errors={{
        noAction: t("noAction"),
        noGround: t("noGround"),
        noRule: t("noRule"),
        noBan: t("noBan"),
        required: t("required"),
        tooLong: t("tooLong"),
        conflict: t("conflict"),
        forbidden: t("forbidden"),
        adminBan: t("adminBan"),
        impossible: t("impossible"),
      }}
      messages={{ submit: t("submit"), sending: t("sending"), failed: t("failed"), limited: t("failed") }}
      className="group/decision grid gap-5"
      sent={<SentText>{t("done")}</SentText>}
    >
      <RadioField
        name="action"
        legend={t("action")}
        options={actions.map((value) => ({ value, label: t(`actions.${value}`) }))}
      />
      {hasRestriction && (
        <div className="grid gap-5 group-has-[input[value=dismiss]:checked]/decision:hidden">
          <div className="hidden group-has-[input[value=ban]:checked]/decision:block">
            <RadioField
              name="ban"
              legend={t("ban")}
              options={banLengths.map((value) => ({ value, label: t(`bans.${value}`) }))}
              isOptional
            />
          </div>
          <RadioField
            name="ground"
            legend={t("ground")}
            options={(["terms", "law"] as const).map((value) => ({ value, label: t(`grounds.${value}`) }))}
            isOptional
          />
          <TextField name="rule" label={t("rule")} hint={t("ruleHint")} />
        </div>
      )}
      <TextArea name="text" label={t("text")} hint={t("textHint", { max: maxStatementLength })} rows={5} required />
      <input type="hidden" name="report" value={reportId} />
      <input type="hidden" name="newest" value={newestId} />
      <input type="hidden" name="version" value={version} />
    </Form>
  );
}
