import { useTranslations } from "next-intl";
import { AccountPasswordField } from "#components/people/accounts/forms/account-password-field.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";

const icons = { show: <Icon name="eye" />, hide: <Icon name="eyeOff" /> };

/** Asks for the password again before a change that cannot be undone at once. */
export function CurrentPasswordField({ name = "password", label }: { name?: string; label: string }) {
  return (
    <AccountPasswordField
      name={name}
      label={label}
      messages={useFieldMessages()}
      icons={icons}
      autoComplete="current-password"
    />
  );
}

/** Asks for a password that the account will have. */
export function NewPasswordField({ label }: { label: string }) {
  const t = useTranslations("accounts.fields");
  return (
    <AccountPasswordField
      name="password"
      label={label}
      hint={t("passwordHint")}
      messages={useFieldMessages()}
      icons={icons}
      autoComplete="new-password"
    />
  );
}

function useFieldMessages() {
  const t = useTranslations("accounts.fields");
  return {
    showPassword: t("showPassword"),
    hidePassword: t("hidePassword"),
    passwordAgain: t("passwordAgain"),
  };
}
