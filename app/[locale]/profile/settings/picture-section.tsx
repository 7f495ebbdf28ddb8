import { getLocale, getTranslations } from "next-intl/server";
import { ActionButton } from "#components/ui/action-button.tsx";
import { Avatar } from "#components/ui/avatar.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { PictureForm } from "#components/users/picture-form.tsx";
import { SettingsSection } from "#components/users/settings-section.tsx";
import type { Viewer } from "#lib/auth/viewer-type.ts";
import { removePictureAction } from "#lib/users/actions.ts";
import { getOwnProfile } from "#lib/users/own-profile.ts";
import type { PictureProblem } from "#lib/users/picture-problem.ts";

interface PictureSectionProps {
  viewer: Viewer;
  outcome: PictureProblem | "saved" | null;
}

export async function PictureSection({ viewer, outcome }: PictureSectionProps) {
  const [locale, t, settings] = await Promise.all([
    getLocale(),
    getTranslations("users.picture"),
    getTranslations("users.settings"),
  ]);
  const { picture } = await getOwnProfile(locale, viewer.id);
  return (
    <SettingsSection id="picture" title={t("title")}>
      <PictureForm
        locale={locale}
        avatar={<Avatar name={viewer.name} picture={picture} size="md" />}
        hasPicture={picture !== null}
        outcome={outcome}
        words={{
          choose: t(picture ? "choose" : "chooseFirst"),
          hint: t("hint"),
          upload: t("upload"),
          zoom: t("zoom"),
          across: t("across"),
          down: t("down"),
          save: t("save"),
          saving: settings("saving"),
          cancel: t("cancel"),
          saved: t("saved"),
        }}
        problems={{
          missing: t("problem.missing"),
          unsupported_type: t("problem.unsupported_type"),
          too_large: t("problem.too_large"),
          too_small: t("problem.too_small"),
          too_many_pixels: t("problem.too_many_pixels"),
          damaged: t("problem.damaged"),
          tooMany: t("problem.tooMany"),
          failed: t("problem.failed"),
        }}
        icons={{ camera: <Icon name="camera" />, error: <Icon name="circleAlert" /> }}
      />
      <ActionButton
        action={removePictureAction}
        fields={{ locale }}
        label={t("remove")}
        problems={{ failed: settings("failed") }}
        isHidden={!picture}
        isAboutViewer
        look="bare"
      />
    </SettingsSection>
  );
}
