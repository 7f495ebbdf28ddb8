import { getLocale, getTranslations } from "next-intl/server";
import { DeviceListSetting } from "#components/kitchen/shopping-lists/device-list-setting.tsx";
import { SettingsSection } from "#components/people/users/settings-section.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { address } from "#lib/platform/routing/address.ts";

/** Offers to import a list that was written on this device before the user signed in. */
export async function ShoppingListSection() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("shoppingLists.device")]);
  return (
    <SettingsSection id="shopping-list" title={t("title")} text={t("settingsText")}>
      <p className="noscript:block hidden">{t("needsScript")}</p>
      <div className="needs-script">
        <ClientMessages namespaces={["shoppingLists.device"]}>
          <DeviceListSetting fallback={<p>{t("none")}</p>} />
        </ClientMessages>
      </div>
      <p>
        <Link href={address(locale, "/shopping-list")} className="text-primary underline">
          {t("toList")}
        </Link>
      </p>
    </SettingsSection>
  );
}
