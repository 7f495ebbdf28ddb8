import { z } from "zod";
import { locales } from "#lib/platform/i18n/locales.ts";
import { versionSchema } from "#lib/platform/text/text-schema.ts";

/** What the form of every entry has beside its content; `id` is empty for a new one. */
export const entryFields = {
  id: z.union([z.literal(""), z.uuid()]),
  version: versionSchema,
  locale: z.enum(locales),
};

/** Deletes an entry. */
export const deletionSchema = z.strictObject({ ...entryFields, id: z.uuid() });

/** Merges an entry into another one. */
export const mergeSchema = deletionSchema.extend({ into: z.uuid() });
