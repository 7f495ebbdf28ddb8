import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AccountPasswordField } from "#components/people/accounts/forms/account-password-field.tsx";

interface CurrentPasswordFieldProps {
  id: string;
  /** "password" by default. */
  name?: string;
  label: string;
  error: string | undefined;
  icons: { error: ReactNode; show: ReactNode; hide: ReactNode };
  isReloaded: boolean;
}

/**
 * Asks for the password again before a change that cannot be undone at once. Needs the messages of
 * `accounts.fields`.
 */
export function CurrentPasswordField({ name = "password", ...field }: CurrentPasswordFieldProps) {
  return <AccountPasswordField {...field} name={name} messages={useFieldMessages()} autoComplete="current-password" />;
}

/** Texts of a password field, for forms that get their messages from the page. */
export function useFieldMessages() {
  const t = useTranslations("accounts.fields");
  return {
    showPassword: t("showPassword"),
    hidePassword: t("hidePassword"),
    passwordAgain: t("passwordAgain"),
  };
}
