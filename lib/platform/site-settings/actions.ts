"use server";
import { cacheTags } from "#lib/platform/cache/cache-tags.ts";
import type { SiteSettings } from "#lib/platform/config/site-settings.ts";
import { loadSiteSettings } from "#lib/platform/db/settings/site-settings.ts";
import { submitChange } from "#lib/platform/desk-resources/submit-change.ts";
import { createFormAction, type FormAction, type FormResult } from "#lib/platform/http/form-handler.ts";
import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { findContrastProblems } from "./contrast.ts";
import {
  type ColorField,
  colorFields,
  type IdentityField,
  type ImprintField,
  identityFields,
  imprintFields,
  type LanguageField,
  type LogoField,
  languageFields,
  logoFields,
  type SiteFormState,
  type SiteProblem,
  siteLength,
} from "./form-fields.ts";
import { sanitizeLogo } from "./logo.ts";
import { changeSiteSettings } from "./mutations.ts";
import {
  activeLocalesSchema,
  colorsSchema,
  identitySchema,
  imprintSchema,
  languagesSchema,
  logoSchema,
} from "./schema.ts";

/** Sets name, texts and addresses of the site, as the signed-in admin. */
export const saveIdentityAction: FormAction<SiteFormState<IdentityField>> = createFormAction({
  fields: identityFields,
  schema: identitySchema,
  submit: ({ claimDe, claimEn, descriptionDe, descriptionEn, name, mail, social, ...target }) =>
    save(target, {
      name,
      mail,
      social,
      claim: toTexts(claimDe, claimEn),
      description: toTexts(descriptionDe, descriptionEn),
    }),
});

/** What is written, by language; null for nothing. */
function toTexts(de: string | null, en: string | null): Partial<Localized> | null {
  return de || en ? { ...(de && { de }), ...(en && { en }) } : null;
}

/** Switches languages of the site on and off, as the signed-in admin. */
export const saveLanguagesAction: FormAction<SiteFormState<LanguageField>> = createFormAction({
  fields: languageFields,
  checkboxes: locales,
  schema: languagesSchema,
  submit: async ({ id: _, version, locale, ...chosen }) => {
    const active = activeLocalesSchema.safeParse(locales.filter((language) => chosen[language]));
    if (!active.success) return { status: "invalid", errors: { de: "noLanguage" } };
    return save<LanguageField>({ version, locale }, { locales: active.data });
  },
});

/** Sets the colours, as the signed-in admin, if texts in them can be read. */
export const saveColorsAction: FormAction<SiteFormState<ColorField>> = createFormAction({
  fields: colorFields,
  schema: colorsSchema,
  submit: async ({ primary, primaryDark, accent, accentDark, ...target }) => {
    const colors = { primary, primaryDark, accent, accentDark };
    const problems = findContrastProblems(colors);
    const errors = Object.fromEntries(problems.map(({ field }) => [field, "lowContrast" as const]));
    return problems.length > 0 ? { status: "invalid", errors } : save<ColorField>(target, { colors });
  },
});

/** Sets or removes the logo, as the signed-in admin. */
export const saveLogoAction: FormAction<SiteFormState<LogoField>> = createFormAction({
  fields: logoFields,
  checkboxes: ["isRemoved"],
  schema: logoSchema,
  submit: async ({ logo, isRemoved, ...target }) => {
    if (isRemoved) return save<LogoField>(target, { logo: null });
    if (!logo || logo.size === 0) return { status: "invalid", errors: { logo: "required" } };
    if (logo.size > siteLength.logo) return { status: "invalid", errors: { logo: "tooLarge" } };
    const result = sanitizeLogo(await logo.text());
    if ("problem" in result) return { status: "invalid", errors: { logo: result.problem } };
    return save<LogoField>(target, { logo: result.svg });
  },
});

/** Sets the facts of the imprint, as the signed-in admin. */
export const saveImprintAction: FormAction<SiteFormState<ImprintField>> = createFormAction({
  fields: imprintFields,
  schema: imprintSchema,
  submit: ({ id: _, version, locale, ...imprint }) => save({ version, locale }, { imprint }),
});

function save<Field extends string>(
  { version, locale }: { version: number; locale: Locale },
  changes: SiteSettings,
): Promise<FormResult<Field | "form", SiteProblem>> {
  return submitChange<Field>({
    locale,
    page: address(locale, "/desk/setup"),
    done: "siteSaved",
    change: async (adminId) => {
      await changeSiteSettings({ adminId, version }, changes);
      await loadSiteSettings();
      return { id: "", tags: [cacheTags.site] };
    },
  });
}
