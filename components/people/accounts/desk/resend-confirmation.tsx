import { useLocale, useTranslations } from "next-intl";
import { ActionButton } from "#components/ui/action-button.tsx";
import { resendConfirmationAction } from "#lib/people/accounts/desk/confirmation-actions.ts";

/** Sends the confirmation mail of an address again. */
export function ResendConfirmation({ email }: { email: string }) {
  const locale = useLocale();
  const t = useTranslations("accounts.desk");
  return (
    <ActionButton
      action={resendConfirmationAction}
      fields={{ email, locale }}
      label={t("resend")}
      fullLabel={t("resendNamed", { email })}
      success={t("resent")}
      problems={{ failed: t("errors.failed") }}
      variant="quiet"
    />
  );
}
