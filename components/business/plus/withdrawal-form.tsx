import { useTranslations } from "next-intl";
import { DeclarationForm } from "#components/business/plus/declaration-form.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { declareWithdrawalAction } from "#lib/business/plus/withdrawal/actions.ts";
import { withdrawalFields } from "#lib/business/plus/withdrawal/schema.ts";

/** Declares a withdrawal with what § 356a (2) BGB names. */
export function WithdrawalForm() {
  const t = useTranslations("plus.withdrawalForm");
  return (
    <DeclarationForm
      namespace="plus.withdrawalForm"
      action={declareWithdrawalAction}
      fields={withdrawalFields}
      errors={{ noName: t("noName"), badEmail: t("badEmail"), noContract: t("noContract") }}
    >
      <p>{t("statement")}</p>
      <TextField name="name" label={t("name")} autoComplete="name" required />
      <TextField name="contract" label={t("contract")} hint={t("contractHint")} defaultValue={t("product")} required />
      <TextField name="email" type="email" label={t("email")} hint={t("emailHint")} autoComplete="email" required />
    </DeclarationForm>
  );
}
