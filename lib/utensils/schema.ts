import { z } from "zod";
import { locales } from "#lib/i18n/locales.ts";
import { requiredLine, versionSchema } from "#lib/text/text-schema.ts";
import { maxUtensilName } from "./form-fields.ts";

const name = requiredLine(maxUtensilName);

/** What the desk writes about a utensil; `id` is empty for a new one. */
export const utensilSchema = z.strictObject({
  id: z.union([z.literal(""), z.uuid()]),
  version: versionSchema,
  locale: z.enum(locales),
  oneDe: name,
  manyDe: name,
  oneEn: name,
  manyEn: name,
});

/** Deletes a utensil. */
export const deleteUtensilSchema = z.strictObject({
  id: z.uuid(),
  version: versionSchema,
  locale: z.enum(locales),
});

/** Merges a utensil into another one. */
export const mergeUtensilSchema = deleteUtensilSchema.extend({ into: z.uuid() });
