import { useTranslations } from "next-intl";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { FormErrorSummary } from "#components/ui/forms/form-error-summary.tsx";
import { SubmitRow } from "#components/ui/forms/submit-row.tsx";
import { setDigestAction } from "#lib/people/follows/actions.ts";

/** Form that requests or ends the weekly digest. Needs the messages of `ui.form`. */
export function DigestSetting({ savedStatus }: { savedStatus: "on" | "off" }) {
  const t = useTranslations("follows.digest");
  const form = useTranslations("ui.form");
  return (
    <Form
      action={setDigestAction}
      fields={["wanted"]}
      errors={{ unconfirmed: null }}
      messages={{}}
      className="grid gap-4"
    >
      <FormErrorSummary messages={{ invalid: t("unconfirmed"), failed: form("failed"), limited: form("limited") }} />
      <input type="hidden" name="wanted" value="false" />
      <Checkbox key={savedStatus} label={t("label")} name="wanted" value="true" defaultChecked={savedStatus === "on"} />
      <SubmitRow savedText={t(savedStatus)} />
    </Form>
  );
}
