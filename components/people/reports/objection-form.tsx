import { useTranslations } from "next-intl";
import { Form } from "#components/ui/forms/form.tsx";
import { SentText } from "#components/ui/forms/sent-text.tsx";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { sendObjectionAction } from "#lib/people/reports/actions.ts";
import { maxObjectionLength } from "#lib/people/reports/text-length.ts";

/** Objects to a decision. */
export function ObjectionForm({ token }: { token: string }) {
  const t = useTranslations("reports.objection");
  const form = useTranslations("reports.form");
  const max = maxObjectionLength;
  return (
    <Form
      action={sendObjectionAction}
      fields={["text"]}
      errors={{ required: t("required"), tooLong: form("tooLong", { max }) }}
      messages={{
        submit: t("submit"),
        sending: form("sending"),
        failed: form("failed"),
        limited: form("limited"),
      }}
      className="grid gap-4"
      sent={<SentText>{t("states.open")}</SentText>}
    >
      <TextArea name="text" label={t("text")} hint={t("textHint", { max })} rows={6} required />
      <input type="hidden" name="token" value={token} />
    </Form>
  );
}
