import { getTranslations } from "next-intl/server";
import { Icon } from "#components/ui/icons/icon.tsx";
import type { AccountModalsProps } from "./account-modals.tsx";
import { getModalFormContext } from "./forms/get-form-context.tsx";

/** Texts of the account dialogs in the language of the page. */
export async function getAccountModalsProps(): Promise<AccountModalsProps> {
  const [context, close, t] = await Promise.all([
    getModalFormContext(),
    getTranslations("ui.modal"),
    getTranslations("accounts"),
  ]);
  return {
    context,
    messages: {
      close: close("close"),
      welcome: t("signIn.welcome"),
      titles: { signIn: t("signIn.title"), signUp: t("signUp.title"), reset: t("reset.title") },
    },
    closeIcon: <Icon name="x" />,
  };
}
