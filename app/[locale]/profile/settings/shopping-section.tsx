import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { DeviceSetting } from "#components/shopping-lists/device-setting.tsx";
import { SettingsSection } from "#components/users/settings-section.tsx";
import { address } from "#lib/i18n/address.ts";
import { readDeviceWords } from "../../shopping-list/words.ts";

/** A list that was written on this device before its reader signed in. */
export async function ShoppingSection() {
  const [locale, t, words] = await Promise.all([
    getLocale(),
    getTranslations("shoppingLists.device"),
    readDeviceWords(),
  ]);
  return (
    <SettingsSection id="shopping-list" title={t("title")} text={t("settingsText")}>
      <p className="noscript:block hidden">{t("needsScript")}</p>
      <div className="needs-script">
        <DeviceSetting locale={locale} words={words} none={<p>{t("none")}</p>} />
      </div>
      <p>
        <Link href={address(locale, "/shopping-list")} prefetch={false} className="text-kobalt underline">
          {t("toList")}
        </Link>
      </p>
    </SettingsSection>
  );
}
