import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LinkButton } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Avatar } from "#components/ui/media/avatar.tsx";
import type { OwnProfile } from "#lib/people/users/own-profile-queries.ts";
import { address } from "#lib/platform/routing/address.ts";

interface OwnProfileHeaderProps {
  name: string;
  profile: OwnProfile;
  /** The number of likes in words, which changes with the list. */
  likeCount: ReactNode;
  /** False on the settings themselves. */
  hasEditLink: boolean;
  /** Label of the link to the desk; null unless the user is an editor. */
  deskLabel: string | null;
}

/** Header of the user's own profile. */
export function OwnProfileHeader({ name, profile, likeCount, hasEditLink, deskLabel }: OwnProfileHeaderProps) {
  const locale = useLocale();
  const t = useTranslations("users.profile");
  const { bio, picture, recipeCount, cookbookCount } = profile;
  const counts = [t("recipeCount", { count: recipeCount }), t("cookbookCount", { count: cookbookCount })];
  return (
    <header className="grid items-center gap-5 pt-8 pb-6 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-8">
      <div className="max-md:[&>span]:size-(--avatar-lg)">
        <Avatar name={name} picture={picture} size="xl" />
      </div>
      <div className="min-w-0">
        <h1 className="text-3xl leading-[1.05] [overflow-wrap:anywhere]">{name}</h1>
        {bio && <p className="mt-2 max-w-[34rem] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{bio}</p>}
        <p className="mt-2 text-ink-2 text-sm">
          {counts.join(" · ")} · {likeCount}
        </p>
      </div>
      {hasEditLink && (
        <div className="flex flex-wrap gap-2">
          {deskLabel && (
            <LinkButton href={address(locale, "/desk")} variant="quiet">
              {deskLabel}
            </LinkButton>
          )}
          <LinkButton href={address(locale, "/profile/settings")} variant="secondary">
            <Icon name="pencil" />
            {t("edit")}
          </LinkButton>
        </div>
      )}
    </header>
  );
}
