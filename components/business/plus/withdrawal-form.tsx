import { useTranslations } from "next-intl";
import { DeclarationReceipt } from "#components/business/plus/declaration-receipt.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { declareWithdrawalAction } from "#lib/business/plus/withdrawal/actions.ts";
import { withdrawalFields } from "#lib/business/plus/withdrawal/schema.ts";

/** Declares a withdrawal with what § 356a (2) BGB names; the receipt replaces the form. */
export function WithdrawalForm() {
  const t = useTranslations("plus.withdrawalForm");
  return (
    <Form
      action={declareWithdrawalAction}
      fields={withdrawalFields}
      errors={{ noName: t("noName"), badEmail: t("badEmail"), noContract: t("noContract") }}
      messages={{
        website: t("website"),
        // The label that § 356a (3) BGB prescribes.
        submit: t("submit"),
        sending: t("sending"),
        invalid: t("invalid"),
        failed: t("failed"),
        limited: t("limited"),
      }}
      className="grid max-w-measure gap-5"
      button={{ size: "lg" }}
      sent={
        <DeclarationReceipt
          messages={{
            title: t("sentTitle"),
            // Filled in where they arrive.
            text: t("sentText", { at: "{at}", reference: "{reference}", email: "{email}" }),
            plainText: t("sentPlain"),
            keep: t("keep"),
          }}
        />
      }
    >
      <p>{t("statement")}</p>
      <TextField name="name" label={t("name")} autoComplete="name" required />
      <TextField name="contract" label={t("contract")} hint={t("contractHint")} defaultValue={t("product")} required />
      <TextField name="email" type="email" label={t("email")} hint={t("emailHint")} autoComplete="email" required />
    </Form>
  );
}
