import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "#components/ui/icon.tsx";
import { ProfileForm } from "#components/users/profile-form.tsx";
import { SettingsSection } from "#components/users/settings-section.tsx";
import type { Viewer } from "#lib/auth/viewer-type.ts";
import { getOwnProfile } from "#lib/users/own-profile.ts";

export async function AboutSection({ viewer }: { viewer: Viewer }) {
  const [locale, t, settings] = await Promise.all([
    getLocale(),
    getTranslations("users.about"),
    getTranslations("users.settings"),
  ]);
  const { bio, website } = await getOwnProfile(locale, viewer.id);
  return (
    <SettingsSection id="about" title={t("title")}>
      <ProfileForm
        locale={locale}
        stored={{ name: viewer.name, bio, website: website ?? "" }}
        words={{
          name: t("name"),
          nameHint: t("nameHint"),
          bio: t("bio"),
          bioLeft: t.raw("bioLeft"),
          website: t("website"),
          websiteHint: t("websiteHint"),
          save: settings("save"),
          saving: settings("saving"),
          saved: settings.raw("saved"),
          limited: settings("limited"),
          failed: settings("failed"),
          invalid: settings("invalid"),
          badName: t("badName"),
          nameTaken: t("nameTaken"),
          bioTooLong: t("bioTooLong"),
          badWebsite: t("badWebsite"),
        }}
        errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />}
      />
    </SettingsSection>
  );
}
