import type { DeskErrorCode } from "#lib/platform/desk-resources/desk-error.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** Lengths in characters as readers see them; the logo in bytes. */
export const siteLength = { name: 40, claim: 70, description: 160, links: 12, link: 200, fact: 200, logo: 60_000 };

export const identityFields = [
  "name",
  "mail",
  "claimDe",
  "claimEn",
  "descriptionDe",
  "descriptionEn",
  "social",
  "form",
] as const;
export const languageFields = ["de", "en", "form"] as const satisfies (Locale | "form")[];
export const colorFields = ["primary", "primaryDark", "accent", "accentDark", "form"] as const;
export const logoFields = ["logo", "isRemoved", "form"] as const;
export const imprintFields = [
  "name",
  "representatives",
  "street",
  "city",
  "phone",
  "register",
  "vat",
  "authority",
  "responsible",
  "form",
] as const;

export type IdentityField = (typeof identityFields)[number];
export type LanguageField = (typeof languageFields)[number];
export type ColorField = (typeof colorFields)[number];
export type LogoField = (typeof logoFields)[number];
export type ImprintField = (typeof imprintFields)[number];

/** Why a logo is refused. */
export type LogoProblem = "tooLarge" | "noSvg" | "unsafeSvg" | "unsizedSvg";

/** The texts are in `ui.desk.errors`. */
export type SiteProblem =
  | DeskErrorCode
  | ("required" | "tooLong" | "badSiteName" | "badEmail" | "badLinks" | "badColor" | "lowContrast" | "noLanguage")
  | LogoProblem;
export type SiteFormState<Field extends string> = FormState<Field, SiteProblem>;
