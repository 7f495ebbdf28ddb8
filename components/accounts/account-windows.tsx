import { getTranslations } from "next-intl/server";
import { Icon } from "#components/ui/icon.tsx";
import { AccountModals } from "./account-modals.tsx";
import { accountSetting } from "./account-setting.tsx";

/** The account windows with their words. */
export async function AccountWindows() {
  const [setting, close, welcome] = await Promise.all([
    accountSetting(),
    getTranslations("ui.modal"),
    getTranslations("accounts.signIn"),
  ]);
  return (
    <AccountModals
      setting={setting}
      words={{ close: close("close"), welcome: welcome("welcome") }}
      closeIcon={<Icon name="x" />}
    />
  );
}
