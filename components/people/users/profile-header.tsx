import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EditProfileLink } from "#components/people/users/edit-profile-link.tsx";
import { HeadPictures } from "#components/people/users/head-pictures.tsx";
import { ProfileCounts } from "#components/people/users/profile-counts.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Avatar } from "#components/ui/media/avatar.tsx";
import { PartnerLogo } from "#components/ui/media/partner-logo.tsx";
import { NewTabLink } from "#components/ui/navigation/new-tab-link.tsx";
import { chooseHeadPictures } from "#lib/people/users/profile-pictures.ts";
import type { Profile } from "#lib/people/users/queries.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { address } from "#lib/platform/routing/address.ts";
import { profileLinkRel, toProfileLink } from "#lib/platform/text/profile-link.ts";

interface ProfileHeaderProps {
  profile: Profile;
  /** What they cook most, in words. */
  topics: string[];
  /** Pictures of what they have published, the best first. */
  works: (PictureView | null)[];
  /** Pictures of the cards below, in their order. */
  cards: (PictureView | null)[];
  /** Follow button. */
  follow: ReactNode;
  followerCount: ReactNode;
}

/**
 * Header of a public profile: who it is, what they cook and what that looks like. A picture stands
 * as a portrait only where it is one; the first letter only where there is no picture at all.
 */
export function ProfileHeader({ profile, topics, works, cards, follow, followerCount }: ProfileHeaderProps) {
  const t = useTranslations("users");
  const { id, name, picture, isPortrait, logo } = profile;
  const pictures = chooseHeadPictures(profile, works, cards);
  const hasPictures = pictures.length > 0;
  const portrait = isPortrait ? picture : null;
  const logoPlate = logo && <PartnerLogo logo={logo} name={name} />;
  return (
    <header
      className={clsx(
        "grid gap-6 pt-4 pb-10 md:items-center",
        hasPictures ? "md:grid-cols-[1fr_1.1fr] md:gap-12" : "md:grid-cols-[auto_minmax(0,1fr)] md:gap-10",
      )}
    >
      {!hasPictures && (
        <div className="max-md:[&>span]:size-(--avatar-lg)">
          <Avatar name={name} picture={portrait} size="xl" />
        </div>
      )}
      <div className="min-w-0 [overflow-wrap:anywhere]">
        {hasPictures && portrait && (
          <div className="mb-4">
            <Avatar name={name} picture={portrait} size="lg" />
          </div>
        )}
        {logo && !hasPictures && <p className="mb-3">{logoPlate}</p>}
        <h1 className="text-3xl leading-[1.05]">{name}</h1>
        <Introduction profile={profile} topics={topics} />
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
          <ProfileCounts profile={profile} />
          {followerCount}
          <Website profile={profile} />
        </p>
        <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
          {follow}
          <EditProfileLink userId={id} href={address(useLocale(), "/profile/settings")}>
            <Icon name="pencil" />
            {t("profile.edit")}
          </EditProfileLink>
        </div>
      </div>
      <HeadPictures pictures={pictures} logo={logoPlate} />
    </header>
  );
}

function Introduction({ profile, topics }: Pick<ProfileHeaderProps, "profile" | "topics">) {
  const t = useTranslations("users");
  const { newType, occupation, trade, bio } = profile;
  return (
    <>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
        <Badge variant={newType === "partner" ? "outline" : "plain"}>{t("summary.type", { type: newType })}</Badge>
        {occupation || trade}
      </p>
      {bio && <p className="standfirst mt-4 whitespace-pre-line">{bio}</p>}
      {topics.length > 0 && (
        <p className="mt-4">
          <span className="font-strong">{t("page.topics")}</span> {topics.join(", ")}
        </p>
      )}
    </>
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
