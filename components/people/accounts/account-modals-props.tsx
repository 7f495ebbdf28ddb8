import { getTranslations } from "next-intl/server";
import { Icon } from "#components/ui/icons/icon.tsx";
import type { AccountModalsProps } from "./account-modals.tsx";
import { getFormContext } from "./forms/get-form-context.tsx";

/** Texts of the account dialogs in the language of the page. */
export async function getAccountModalsProps(): Promise<AccountModalsProps> {
  const [context, close, welcome] = await Promise.all([
    getFormContext(),
    getTranslations("ui.modal"),
    getTranslations("accounts.signIn"),
  ]);
  return {
    context,
    messages: { close: close("close"), welcome: welcome("welcome") },
    closeIcon: <Icon name="x" />,
  };
}
