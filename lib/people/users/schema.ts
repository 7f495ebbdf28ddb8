import { z } from "zod";
import { settingNames, userSettings } from "#lib/platform/db/settings/user-settings.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { anyText } from "#lib/platform/text/text-schema.ts";
import { isValidUserName, normalizeUserName } from "#lib/platform/text/user-name.ts";
import type { NameProblem } from "./names/name-problem.ts";

/** Length in characters as readers see them. */
export const maxBioLength = 500;
const maxWebsiteLength = 200;

/** A user name; the error is "badName". */
export const userNameSchema = z
  .string("badName")
  .max(200, { error: "badName", abort: true })
  .overwrite(normalizeUserName)
  .refine(isValidUserName, "badName");
const bio = anyText(maxBioLength, { missing: "bioTooLong", tooLong: "bioTooLong" });
/** An HTTPS address, or empty; the error is "badWebsite". */
export const websiteSchema = z
  .string("badWebsite")
  .trim()
  .max(maxWebsiteLength, { error: "badWebsite", abort: true })
  .overwrite(addScheme)
  .max(maxWebsiteLength, "badWebsite")
  .refine(isValidWebsite, "badWebsite");
/** Of the page. */
const locale = z.enum(locales);
const settings = z.object(userSettings);

/** Fields of the profile form; `website` may be empty. */
export const profileSchema = z.strictObject({ name: userNameSchema, bio, website: websiteSchema, locale });

/** Body of PUT /api/users/me/: only the fields to change. */
export const profileBodySchema = z.strictObject({
  name: userNameSchema.optional(),
  bio: bio.optional(),
  website: websiteSchema.nullable().optional(),
  ...settings.partial().shape,
  /** One of the user's uploads, or null for no picture. */
  picture_id: z.uuid().nullable().optional(),
});

export const removePictureSchema = z.strictObject({ locale });
/** The language is chosen as `language`. The theme of the form stays on the device. */
export const appearanceSchema = settings.extend({ language: userSettings.locale, locale });
export const unitsSchema = z.strictObject({ units: userSettings.units });

export const profileFields = ["name", "bio", "website"] as const;
export const appearanceFields = ["language" as const, ...settingNames.filter((name) => name !== "locale")];

type ProfileFieldError = "badName" | NameProblem | "bioTooLong" | "badWebsite";

export type ProfileState = FormState<(typeof profileFields)[number], ProfileFieldError>;
/** Without fields: success or failure. */
export type RemovePictureState = FormState<never, never>;
export type AppearanceState = FormState<(typeof appearanceFields)[number], never>;

/** Adds `https://`, which readers rarely type. */
function addScheme(text: string): string {
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/|$)/u.test(text) ? `https://${text}` : text;
}

/** Whether the text is empty or an HTTPS URL without credentials. */
function isValidWebsite(text: string): boolean {
  if (text === "") return true;
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password: secret } = new URL(text);
  return hostname.includes(".") && !username && !secret;
}
