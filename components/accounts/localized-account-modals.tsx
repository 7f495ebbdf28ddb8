import { getTranslations } from "next-intl/server";
import { Icon } from "#components/ui/icons/icon.tsx";
import { AccountModals } from "./account-modals.tsx";
import { getFormContext } from "./forms/get-form-context.tsx";

/** Account dialogs with the texts of the page language. */
export async function LocalizedAccountModals() {
  const [context, close, welcome] = await Promise.all([
    getFormContext(),
    getTranslations("ui.modal"),
    getTranslations("accounts.signIn"),
  ]);
  return (
    <AccountModals
      context={context}
      messages={{ close: close("close"), welcome: welcome("welcome") }}
      closeIcon={<Icon name="x" />}
    />
  );
}
