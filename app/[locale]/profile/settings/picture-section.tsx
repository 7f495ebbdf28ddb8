import { getLocale, getTranslations } from "next-intl/server";
import { ProfilePictureForm } from "#components/people/users/profile-picture-form.tsx";
import { RemovePictureButton } from "#components/people/users/remove-picture-button.tsx";
import { SettingsSection } from "#components/people/users/settings-section.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Avatar } from "#components/ui/media/avatar.tsx";
import { getOwnProfile } from "#lib/people/users/own-profile-queries.ts";
import type { PictureErrorCode } from "#lib/people/users/picture-errors.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";

interface PictureSectionProps {
  user: SessionUser;
  outcome: PictureErrorCode | "saved" | null;
}

export async function PictureSection({ user, outcome }: PictureSectionProps) {
  const [locale, t, settings, flash] = await Promise.all([
    getLocale(),
    getTranslations("users.picture"),
    getTranslations("ui.form"),
    getTranslations("ui.flash"),
  ]);
  const { picture } = await getOwnProfile(locale, user.id);
  return (
    <SettingsSection id="picture" title={t("title")}>
      <ProfilePictureForm
        avatar={<Avatar name={user.name} picture={picture} size="md" />}
        hasPicture={picture !== null}
        outcome={outcome}
        icons={{ camera: <Icon name="camera" />, error: <Icon name="circleAlert" /> }}
      />
      <RemovePictureButton
        locale={locale}
        label={t("remove")}
        success={flash("pictureRemoved")}
        errors={{ failed: settings("failed") }}
        isHidden={!picture}
      />
    </SettingsSection>
  );
}
