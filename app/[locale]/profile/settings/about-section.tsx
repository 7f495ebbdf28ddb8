import { getLocale, getTranslations } from "next-intl/server";
import { ProfileForm } from "#components/people/users/profile-form.tsx";
import { SettingsSection } from "#components/people/users/settings-section.tsx";
import { getOwnProfile } from "#lib/people/users/own-profile-queries.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";

export async function AboutSection({ user }: { user: SessionUser }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("users.about")]);
  const { bio, website } = await getOwnProfile(locale, user.id);
  return (
    <SettingsSection id="about" title={t("title")}>
      <ProfileForm savedValues={{ name: user.name, bio, website: website ?? "" }} />
    </SettingsSection>
  );
}
