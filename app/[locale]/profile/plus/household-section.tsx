import { getLocale, getTranslations } from "next-intl/server";
import { LinkButton } from "#components/ui/button.tsx";
import { SettingsSection } from "#components/users/settings-section.tsx";
import { plusOffer } from "#lib/config/plus-offer.ts";
import { address } from "#lib/routing/address.ts";

/** Leads to the household. */
export async function HouseholdSection() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("plus.profile")]);
  return (
    <SettingsSection
      id="household"
      title={t("household")}
      text={t("householdText", { count: plusOffer.householdSize - 1 })}
    >
      <div>
        <LinkButton href={address(locale, "/profile/household")} variant="secondary">
          {t("householdOpen")}
        </LinkButton>
      </div>
    </SettingsSection>
  );
}
