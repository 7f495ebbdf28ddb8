import { z } from "zod";
import type { Imprint } from "#lib/platform/config/imprint.ts";
import { emailSchema } from "#lib/platform/mail/email-schema.ts";
import { findContrastProblems } from "#lib/platform/site-settings/contrast.ts";
import { siteLength } from "#lib/platform/site-settings/form-fields.ts";
import { sanitizeLogo } from "#lib/platform/site-settings/logo.ts";
import { activeLocalesSchema, colorSchema, siteNameSchema } from "#lib/platform/site-settings/schema.ts";
import { partlyLocalized } from "./shared.ts";

const fact = z.string().max(siteLength.fact).nullable();

/** What the set-up at the desk sets; what is missing is as the site has it without. */
export const siteSchema = z.strictObject({
  key: z.literal("site"),
  name: siteNameSchema.optional(),
  mail: emailSchema.optional(),
  locales: activeLocalesSchema.optional(),
  claim: partlyLocalized(z.string().min(1).max(siteLength.claim)).optional(),
  description: partlyLocalized(z.string().min(1).max(siteLength.description)).optional(),
  social: z
    .array(
      z.strictObject({ name: z.string().min(1).max(40), href: z.url({ protocol: /^https$/ }).max(siteLength.link) }),
    )
    .max(siteLength.links)
    .optional(),
  imprint: z
    .strictObject({
      name: fact,
      representatives: fact,
      street: fact,
      city: fact,
      phone: fact,
      register: fact,
      vat: fact,
      authority: fact,
      responsible: fact,
    })
    .optional() as z.ZodType<Imprint | undefined>,
  colors: z
    .strictObject({ primary: colorSchema, primaryDark: colorSchema, accent: colorSchema, accentDark: colorSchema })
    .refine((colors) => findContrastProblems(colors).length === 0, "lowContrast")
    .optional(),
  logo: z
    .string()
    .transform((source, context) => {
      const result = sanitizeLogo(source);
      if ("svg" in result) return result.svg;
      context.addIssue({ code: "custom", message: result.problem });
      return "";
    })
    .optional(),
});
