import { getLocale, getTranslations } from "next-intl/server";
import { SettingsSection } from "#components/people/users/settings-section.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { isInHousehold } from "#lib/business/plus/household/queries.ts";
import { findContract } from "#lib/business/plus/queries.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { isPlusSold, plusOffer } from "#lib/platform/config/plus-offer.ts";
import { address } from "#lib/platform/routing/address.ts";

/**
 * Leads to the contract about Plus or to the offer, and to the household; nothing where there is
 * none.
 */
export async function PlusSection({ user }: { user: SessionUser }) {
  const [locale, t, contract, isMember] = await Promise.all([
    getLocale(),
    getTranslations("plus.profile"),
    findContract(user.id),
    isInHousehold(user.id),
  ]);
  if (!contract && !isPlusSold() && !isMember) return null;
  const text = contract ? t("sectionMember") : t("sectionOffer", { days: plusOffer.trialDays });
  return (
    <SettingsSection id="plus" title={t("section")} text={text}>
      <div className="flex flex-wrap gap-3">
        {(contract || isPlusSold()) && (
          <LinkButton href={address(locale, contract ? "/profile/plus" : "/plus")} variant="secondary">
            {t(contract ? "manage" : "discover")}
          </LinkButton>
        )}
        {isMember && (
          <LinkButton href={address(locale, "/profile/household")} variant="secondary">
            {t("householdOpen")}
          </LinkButton>
        )}
      </div>
    </SettingsSection>
  );
}
