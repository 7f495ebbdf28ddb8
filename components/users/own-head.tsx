import { useLocale, useTranslations } from "next-intl";
import { Avatar } from "#components/ui/avatar.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { address } from "#lib/i18n/address.ts";
import type { OwnProfile } from "#lib/users/own-profile.ts";

interface OwnHeadProps {
  name: string;
  profile: OwnProfile;
  /** The button that leads to the settings; not where they already are. */
  hasEdit: boolean;
}

/** Top of the reader's own profile: face, name, what they say of themselves, what they have. */
export function OwnHead({ name, profile, hasEdit }: OwnHeadProps) {
  const locale = useLocale();
  const t = useTranslations("users.profile");
  const { bio, picture, recipeCount, cookbookCount, likeCount } = profile;
  const counts = [
    t("recipeCount", { count: recipeCount }),
    t("cookbookCount", { count: cookbookCount }),
    t("likeCount", { count: likeCount }),
  ];
  return (
    <header className="grid items-center gap-5 pt-8 pb-6 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-8">
      <div className="max-md:[&>span]:size-(--avatar-lg)">
        <Avatar name={name} picture={picture} size="xl" />
      </div>
      <div className="min-w-0">
        <h1 className="text-3xl leading-[1.05] [overflow-wrap:anywhere]">{name}</h1>
        {bio && <p className="mt-2 max-w-[34rem] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{bio}</p>}
        <p className="mt-2 text-ink-2 text-sm">{counts.join(" · ")}</p>
      </div>
      {hasEdit && (
        <div>
          <LinkButton href={address(locale, "/profile/settings")} look="secondary">
            <Icon name="pencil" />
            {t("edit")}
          </LinkButton>
        </div>
      )}
    </header>
  );
}
