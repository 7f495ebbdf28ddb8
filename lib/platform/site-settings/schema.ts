import { z } from "zod";
import { isActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { emailSchema } from "#lib/platform/mail/email-schema.ts";
import { anyLine, requiredLine } from "#lib/platform/text/text-schema.ts";
import { parseColor } from "./color.ts";
import { siteLength } from "./form-fields.ts";

const target = {
  id: z.literal("").default(""),
  version: z.coerce.number().int().min(0).max(2_147_483_647),
  locale: z.enum(locales),
};

/** Empty: as the site has it without. */
const lineOrNull = (max: number) => anyLine(max).transform((text) => text || null);

export const siteNameSchema = requiredLine(siteLength.name)
  // They mean something in the texts of the interface and in mail headers.
  .refine((name) => !/[<>{}"\\@|]/.test(name), "badSiteName");

/** `Instagram https://instagram.com/name`, one a line. */
const socialLinks = z
  .string("required")
  .max(siteLength.links * (siteLength.link + 60), { error: "tooLong", abort: true })
  .transform((text, context) => {
    const lines = text.split("\n").flatMap((written) => written.trim() || []);
    const links = lines.map((written) => /^(\S.{0,39}?)\s+(https:\/\/\S{4,200})$/.exec(written));
    const found = links.flatMap((match) => {
      const [, name = "", href = ""] = match ?? [];
      return match && URL.canParse(href) ? [{ name, href }] : [];
    });
    if (found.length !== lines.length || new Set(found.map(({ name }) => name)).size < found.length)
      context.addIssue({ code: "custom", message: "badLinks" });
    if (found.length > siteLength.links) context.addIssue({ code: "custom", message: "tooLong" });
    return found;
  });

/** Name, texts and addresses of the site. */
export const identitySchema = z
  .strictObject({
    ...target,
    name: siteNameSchema,
    mail: z.string("required").trim().min(1, "required").pipe(emailSchema),
    claimDe: lineOrNull(siteLength.claim),
    claimEn: lineOrNull(siteLength.claim),
    descriptionDe: lineOrNull(siteLength.description),
    descriptionEn: lineOrNull(siteLength.description),
    social: socialLinks,
  })
  .check(({ value, issues }) => {
    // A text in one language alone would leave readers of the other one with a foreign text.
    for (const [german, english] of [
      ["claimDe", "claimEn"],
      ["descriptionDe", "descriptionEn"],
    ] as const)
      for (const [given, missing, language] of [
        [german, english, "en"],
        [english, german, "de"],
      ] as const)
        if (value[given] && !value[missing] && isActiveLocale(language))
          issues.push({ code: "custom", message: "required", path: [missing], input: value[missing] });
  });

/** Languages of the site, at least one, each once and in the order of `locales`. */
export const activeLocalesSchema = z
  .array(z.enum(locales))
  .transform((chosen): Locale[] => locales.filter((locale) => chosen.includes(locale)))
  .refine((chosen) => chosen.length > 0, "noLanguage");

/** A checkbox per language. */
export const languagesSchema = z.strictObject({ ...target, de: z.boolean(), en: z.boolean() });

export const colorSchema = z.string("badColor").transform((text, context) => {
  const color = parseColor(text);
  if (!color) context.addIssue({ code: "custom", message: "badColor" });
  return color ?? "";
});

export const colorsSchema = z.strictObject({
  ...target,
  primary: colorSchema,
  primaryDark: colorSchema,
  accent: colorSchema,
  accentDark: colorSchema,
});

export const logoSchema = z.strictObject({ ...target, logo: z.instanceof(File).optional(), isRemoved: z.boolean() });

/** "none": does not apply; empty: not filled in yet. */
const fact = lineOrNull(siteLength.fact);

export const imprintSchema = z.strictObject({
  ...target,
  name: fact,
  representatives: fact,
  street: fact,
  city: fact,
  phone: fact,
  register: fact,
  vat: fact,
  authority: fact,
  responsible: fact,
});
