import { getTranslations } from "next-intl/server";
import { AppearanceForm } from "#components/people/users/appearance-form.tsx";
import { SettingsSection } from "#components/people/users/settings-section.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { pickSettings } from "#lib/platform/db/settings/user-settings.ts";

export async function AppearanceSection({ user }: { user: SessionUser }) {
  const t = await getTranslations("users.appearance");
  return (
    <SettingsSection id="appearance" title={t("title")}>
      <AppearanceForm saved={pickSettings(user)} errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />} />
    </SettingsSection>
  );
}
