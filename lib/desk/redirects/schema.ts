import { z } from "zod";
import { entryFields } from "#lib/platform/desk-resources/schema.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { isSitePath, readSitePath } from "#lib/platform/routing/site-path.ts";

const path = z
  .string("required")
  .trim()
  .min(1, { error: "required", abort: true })
  .max(600, { error: "badPath", abort: true })
  .transform(readSitePath)
  .refine((text) => text !== null && isSitePath(text), "badPath")
  .transform((text) => text ?? "");

/** What the desk writes about a redirect. */
export const redirectSchema = z.strictObject({
  ...entryFields,
  id: z.literal(""),
  path,
  target: path,
});

/** Removes a redirect that an editor has added. */
export const removeRedirectSchema = z.strictObject({ id: z.uuid(), locale: z.enum(locales) });
