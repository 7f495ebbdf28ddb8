import { getTranslations } from "next-intl/server";
import { InviteForm } from "#components/business/plus/household/invite-form.tsx";
import { SettingsSection } from "#components/people/users/settings-section.tsx";
import type { Household } from "#lib/business/plus/household/queries.ts";
import { plusOffer } from "#lib/platform/config/plus-offer.ts";

/** Invites to the household, as long as there is room. */
export async function InviteSection({ household }: { household: Household | null }) {
  const t = await getTranslations("plus.household");
  const count = plusOffer.householdSize;
  const taken = 1 + (household ? household.members.length + household.invitations.length : 0);
  if (taken >= count) {
    return (
      <SettingsSection id="invite" title={t("invite")}>
        <p>{t("full", { count })}</p>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection id="invite" title={t("invite")} text={t("inviteText")}>
      <InviteForm />
    </SettingsSection>
  );
}
