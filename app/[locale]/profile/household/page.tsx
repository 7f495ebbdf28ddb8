import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { InvitationList } from "#components/business/plus/household/invitation-list.tsx";
import { LeaveForm } from "#components/business/plus/household/leave-form.tsx";
import { PeopleList } from "#components/business/plus/household/people-list.tsx";
import { CookbookGrid } from "#components/kitchen/cookbooks/public/cookbook-grid.tsx";
import { SettingsSection } from "#components/people/users/settings-section.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { findHousehold } from "#lib/business/plus/household/queries.ts";
import { listHouseholdCookbooks } from "#lib/kitchen/cookbooks/household/queries.ts";
import { isPlusSold, plusOffer } from "#lib/platform/config/plus-offer.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { ProfilePage } from "../profile-page.tsx";
import { requireSignIn } from "../require-sign-in.ts";
import { InviteSection } from "./invite-section.tsx";
import { HouseholdProblem } from "./problem.tsx";

export const dynamic = "force-dynamic";

const route = "/profile/household";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("plus.household");
  return noindexMetadata(t("title"), addresses(route));
}

/** The household of a user: its people, invitations, cookbooks and the way to the common list. */
export default async function HouseholdPage({ searchParams }: Props) {
  const [{ problem }, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("plus.household")]);
  const user = await requireSignIn(address(locale, route));
  const [household, cookbooks] = await Promise.all([findHousehold(user.id), listHouseholdCookbooks(user.id, locale)]);
  const isOwner = !household || household.owner.id === user.id;
  const others = plusOffer.householdSize - 1;
  const isShared = household !== null && household.members.length > 0;
  return (
    <ProfilePage tab="settings" user={user}>
      <div className="-mt-4">
        <HouseholdProblem problem={problem} />
        <SettingsSection id="people" title={t("title")} text={isShared && t("peopleText")}>
          {!household && <p>{t(user.isPremium ? "noneOwner" : "none", { count: others })}</p>}
          {!household && !user.isPremium && isPlusSold() && (
            <div>
              <LinkButton href={address(locale, "/plus")}>{t("discover")}</LinkButton>
            </div>
          )}
          {household && <PeopleList household={household} userId={user.id} />}
          {!isOwner && <LeaveForm />}
        </SettingsSection>
        {isOwner && user.isPremium && <InviteSection household={household} />}
        {household && household.invitations.length > 0 && (
          <SettingsSection id="invitations" title={t("invitations")}>
            <InvitationList invitations={household.invitations} now={currentTime()} />
          </SettingsSection>
        )}
        {isShared && (
          <SettingsSection id="list" title={t("list")}>
            <div>
              <LinkButton href={address(locale, "/shopping-list")} variant="secondary">
                {t("toList")}
              </LinkButton>
            </div>
          </SettingsSection>
        )}
        {isShared && (
          <section id="cookbooks" aria-labelledby="cookbooks-title" className="grid gap-5 border-line border-t py-6">
            <h2 id="cookbooks-title" className="text-[1.1875rem]">
              {t("cookbooks")}
            </h2>
            {cookbooks.length > 0 ? (
              <CookbookGrid cookbooks={cookbooks} heading={3} />
            ) : (
              <p className="text-ink-2">{t("noCookbooks")}</p>
            )}
            <p className="text-ink-2 text-sm">{t("cookbooksText")}</p>
            <div>
              <LinkButton href={address(locale, "/profile/cookbooks")} variant="secondary">
                {t("toOwnCookbooks")}
              </LinkButton>
            </div>
          </section>
        )}
      </div>
    </ProfilePage>
  );
}
