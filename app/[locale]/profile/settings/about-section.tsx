import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "#components/ui/icons/icon.tsx";
import { ProfileForm } from "#components/users/profile-form.tsx";
import { SettingsSection } from "#components/users/settings-section.tsx";
import type { SessionUser } from "#lib/auth/session-user-type.ts";
import { getOwnProfile } from "#lib/users/own-profile-queries.ts";

export async function AboutSection({ user }: { user: SessionUser }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("users.about")]);
  const { bio, website } = await getOwnProfile(locale, user.id);
  return (
    <SettingsSection id="about" title={t("title")}>
      <ProfileForm
        savedValues={{ name: user.name, bio, website: website ?? "" }}
        errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />}
      />
    </SettingsSection>
  );
}
