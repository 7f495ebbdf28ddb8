import { useLocale, useTranslations } from "next-intl";
import { Avatar } from "#components/ui/avatar.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { NewTabLink } from "#components/ui/new-tab-link.tsx";
import { PartnerLogo } from "#components/ui/partner-logo.tsx";
import { EditOwnProfile } from "#components/users/edit-own-profile.tsx";
import { KitchenCounts } from "#components/users/kitchen-counts.tsx";
import { address } from "#lib/i18n/address.ts";
import type { Profile } from "#lib/users/queries.ts";
import { websiteLink, websiteRelation } from "#lib/website.ts";

/** The kitchen of a profile page: face, name, what it is, what it says of itself, how much it has published. */
export function ProfileHead({ profile }: { profile: Profile }) {
  const t = useTranslations("users");
  const { id, name, newType, occupation, bio, picture, logo } = profile;
  const isPartner = newType === "partner";
  return (
    <header className="grid gap-5 pt-4 pb-12 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center md:gap-10">
      <div className="max-md:[&>span]:size-(--avatar-lg)">
        <Avatar name={name} picture={picture} size="xl" />
      </div>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        {logo && (
          <p className="mb-3">
            <PartnerLogo logo={logo} name={name} />
          </p>
        )}
        <h1 className="text-3xl leading-[1.05]">{name}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
          <Badge look={isPartner ? "outline" : "plain"}>{t("kitchen.type", { type: newType })}</Badge>
          {occupation}
        </p>
        {bio && <p className="mt-3 max-w-measure whitespace-pre-line">{bio}</p>}
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
          <KitchenCounts kitchen={profile} />
          <Website profile={profile} />
        </p>
      </div>
      <div className="empty:hidden">
        <EditOwnProfile userId={id} href={address(useLocale(), "/profile/settings")}>
          <Icon name="pencil" />
          {t("profile.edit")}
        </EditOwnProfile>
      </div>
    </header>
  );
}

function Website({ profile: { name, newType, website } }: { profile: Profile }) {
  const t = useTranslations("users.page");
  const hint = useTranslations("layout.page")("newTab");
  const link = websiteLink(website);
  if (!link) return null;
  return (
    <span>
      <span className="sr-only">{t("website", { name })} </span>
      <NewTabLink href={link.href} hint={hint} relation={websiteRelation(newType)} hasArrow>
        {link.label}
      </NewTabLink>
    </span>
  );
}
