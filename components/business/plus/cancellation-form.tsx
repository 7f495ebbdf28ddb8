import { useTranslations } from "next-intl";
import { DeclarationForm } from "#components/business/plus/declaration-form.tsx";
import { RadioField } from "#components/ui/forms/radio-field.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { declareCancellationAction } from "#lib/business/plus/actions.ts";
import { cancellationFields } from "#lib/business/plus/schema.ts";

/** Declares a cancellation with what § 312k (2) BGB names. */
export function CancellationForm() {
  const t = useTranslations("plus.cancellation");
  return (
    <DeclarationForm
      namespace="plus.cancellation"
      action={declareCancellationAction}
      fields={cancellationFields}
      errors={{
        noName: t("noName"),
        badEmail: t("badEmail"),
        tooLong: t("tooLong"),
        noKind: t("noKind"),
        noReason: t("noReason"),
        badDate: t("badDate"),
      }}
    >
      <TextField name="name" label={t("name")} autoComplete="name" required />
      <TextField name="email" type="email" label={t("email")} hint={t("emailHint")} autoComplete="email" required />
      <TextField name="contract" label={t("contract")} hint={t("contractHint")} />
      <RadioField
        name="kind"
        legend={t("kind")}
        options={(["ordinary", "extraordinary"] as const).map((value) => ({ value, label: t(value) }))}
        defaultValue="ordinary"
      />
      <TextArea name="reason" label={t("reason")} hint={t("reasonHint")} rows={4} />
      <TextField name="endsOn" type="date" label={t("endsOn")} hint={t("endsOnHint")} />
    </DeclarationForm>
  );
}
