import { getLocale, getTranslations } from "next-intl/server";
import { SettingsSection } from "#components/people/users/settings-section.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { plusOffer } from "#lib/platform/config/plus-offer.ts";
import { address } from "#lib/platform/routing/address.ts";

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
