import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EditProfileLink } from "#components/people/users/edit-profile-link.tsx";
import { ProfileCounts } from "#components/people/users/profile-counts.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Avatar } from "#components/ui/media/avatar.tsx";
import { PartnerLogo } from "#components/ui/media/partner-logo.tsx";
import { NewTabLink } from "#components/ui/navigation/new-tab-link.tsx";
import type { Profile } from "#lib/people/users/queries.ts";
import { address } from "#lib/platform/routing/address.ts";
import { profileLinkRel, toProfileLink } from "#lib/platform/text/profile-link.ts";

interface ProfileHeaderProps {
  profile: Profile;
  /** Follow button. */
  follow: ReactNode;
  followerCount: ReactNode;
}

/** Header of a public profile. */
export function ProfileHeader({ profile, follow, followerCount }: ProfileHeaderProps) {
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
          <Badge variant={isPartner ? "outline" : "plain"}>{t("summary.type", { type: newType })}</Badge>
          {occupation}
        </p>
        {bio && <p className="mt-3 max-w-measure whitespace-pre-line">{bio}</p>}
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
          <ProfileCounts profile={profile} />
          {followerCount}
          <Website profile={profile} />
        </p>
      </div>
      <div className="empty:hidden">
        {follow}
        <EditProfileLink userId={id} href={address(useLocale(), "/profile/settings")}>
          <Icon name="pencil" />
          {t("profile.edit")}
        </EditProfileLink>
      </div>
    </header>
  );
}

function Website({ profile: { name, newType, website } }: { profile: Profile }) {
  const t = useTranslations("users.page");
  const hint = useTranslations("layout.page")("newTab");
  const link = toProfileLink(website);
  if (!link) return null;
  return (
    <span>
      <span className="sr-only">{t("website", { name })} </span>
      <NewTabLink href={link.href} hint={hint} relation={profileLinkRel(newType)} hasArrow>
        {link.label}
      </NewTabLink>
    </span>
  );
}
