import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Form, type FormProps } from "#components/ui/forms/form.tsx";
import { DeclarationReceipt } from "./declaration-receipt.tsx";

interface DeclarationFormProps<Field extends string, FieldError extends string>
  extends Pick<FormProps<Field, FieldError>, "action" | "fields" | "errors"> {
  /** Its texts. */
  namespace: "plus.cancellation" | "plus.withdrawalForm";
  /** The fields. */
  children: ReactNode;
}

/** A form of the law that is open to all; the receipt replaces it. */
export function DeclarationForm<Field extends string, FieldError extends string>({
  namespace,
  ...form
}: DeclarationFormProps<Field, FieldError>) {
  const t = useTranslations(namespace);
  return (
    <Form
      {...form}
      messages={{
        website: t("website"),
        // The labels that § 312k (2) and § 356a (3) BGB prescribe.
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
            textWithoutMail: t("sentWithoutMail", { at: "{at}", reference: "{reference}", email: "{email}" }),
            plainText: t("sentPlain"),
            keep: t("keep"),
          }}
        />
      }
    />
  );
}
