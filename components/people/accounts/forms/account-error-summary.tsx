import { useTranslations } from "next-intl";
import { FormErrorSummary } from "#components/ui/forms/form-error-summary.tsx";

interface AccountErrorSummaryProps {
  /** Where something is saved, "failed" says so. */
  failed?: string;
}

/** Why a form was rejected that may only be tried a few times. */
export function AccountErrorSummary({ failed }: AccountErrorSummaryProps) {
  const t = useTranslations("accounts.problems");
  return (
    <FormErrorSummary
      messages={{
        invalid: t("summary"),
        failed: failed ?? t("failed"),
        limited: t("limited"),
        // Filled in when it is known.
        limitedUntil: t("limitedUntil", { when: "{when}" }),
      }}
    />
  );
}
