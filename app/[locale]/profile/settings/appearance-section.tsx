import { getLocale, getTranslations } from "next-intl/server";
import { LanguageForm } from "#components/users/language-form.tsx";
import { SettingsSection } from "#components/users/settings-section.tsx";
import { ThemeChoice } from "#components/users/theme-choice.tsx";
import { UnitsForm } from "#components/users/units-form.tsx";
import type { Viewer } from "#lib/auth/viewer-type.ts";

export async function AppearanceSection({ viewer }: { viewer: Viewer }) {
  const [locale, t, settings] = await Promise.all([
    getLocale(),
    getTranslations("users.appearance"),
    getTranslations("users.settings"),
  ]);
  return (
    <SettingsSection id="appearance" title={t("title")}>
      <ThemeChoice
        words={{
          colours: t("colours"),
          asDevice: t("asDevice"),
          light: t("light"),
          dark: t("dark"),
          onDevice: t("onDevice"),
        }}
      />
      <LanguageForm
        chosen={locale}
        words={{
          language: t("language"),
          german: t("german"),
          english: t("english"),
          save: t("save"),
          failed: settings("failed"),
        }}
      />
      <UnitsForm
        key={viewer.units}
        chosen={viewer.units}
        locale={locale}
        words={{
          units: t("units"),
          metric: t("metric"),
          us: t("us"),
          everywhere: t("unitsSaved"),
          save: t("saveUnits"),
          saved: String(settings.raw("saved")),
          failed: settings("failed"),
        }}
      />
    </SettingsSection>
  );
}
