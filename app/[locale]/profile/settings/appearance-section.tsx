import { getLocale, getTranslations } from "next-intl/server";
import { LanguageForm } from "#components/users/language-form.tsx";
import { SettingsSection } from "#components/users/settings-section.tsx";
import { ThemeChoice } from "#components/users/theme-choice.tsx";

export async function AppearanceSection() {
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
    </SettingsSection>
  );
}
