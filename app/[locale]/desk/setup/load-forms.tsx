import type { ReactNode } from "react";
import { ColorsForm } from "#components/desk/setup/site/colors-form.tsx";
import { IdentityForm } from "#components/desk/setup/site/identity-form.tsx";
import { ImprintForm } from "#components/desk/setup/site/imprint-form.tsx";
import { LanguagesForm } from "#components/desk/setup/site/languages-form.tsx";
import { LogoForm } from "#components/desk/setup/site/logo-form.tsx";
import { Logo } from "#components/layout/header/logo.tsx";
import { site } from "#lib/platform/config/site.ts";
import { readSiteSettings } from "#lib/platform/db/settings/site-settings.ts";
import { locales } from "#lib/platform/i18n/locales.ts";

/** The forms of the set-up with what is set now, by the step they belong to. */
export async function loadForms(): Promise<Record<"name" | "languages" | "colors" | "logo" | "imprint", ReactNode>> {
  const { settings, version } = await readSiteSettings();
  const imprint = settings.imprint ?? site.imprint;
  return {
    name: (
      <IdentityForm
        version={version}
        initial={{
          name: settings.name ?? site.name,
          mail: settings.mail ?? site.mail,
          claimDe: settings.claim?.de,
          claimEn: settings.claim?.en,
          descriptionDe: settings.description?.de,
          descriptionEn: settings.description?.en,
          social: (settings.social ?? site.social).map(({ name, href }) => `${name} ${href}`).join("\n"),
        }}
      />
    ),
    languages: (
      <LanguagesForm
        version={version}
        initial={Object.fromEntries((settings.locales ?? locales).map((language) => [language, "on"]))}
      />
    ),
    colors: <ColorsForm version={version} initial={{ ...site.colors, ...settings.colors }} />,
    logo: <LogoForm version={version} current={settings.logo ? <Logo /> : null} />,
    imprint: (
      <ImprintForm
        version={version}
        initial={Object.fromEntries(Object.entries(imprint).map(([name, value]) => [name, value ?? ""]))}
      />
    ),
  };
}
