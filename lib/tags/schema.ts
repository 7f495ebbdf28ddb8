import { z } from "zod";
import { locales } from "#lib/i18n/locales.ts";
import { optionalText, requiredLine, slugSchema, versionSchema } from "#lib/text/text-schema.ts";
import { tagLength } from "./form-fields.ts";
import { tagTypes } from "./groups.ts";

/** What the desk writes about a tag; `id` is empty for a new one. */
export const tagSchema = z.strictObject({
  id: z.union([z.literal(""), z.uuid()]),
  version: versionSchema,
  titleDe: requiredLine(tagLength.title),
  titleEn: requiredLine(tagLength.title),
  slugDe: slugSchema,
  slugEn: slugSchema,
  summaryDe: optionalText(tagLength.summary),
  summaryEn: optionalText(tagLength.summary),
  type: z.enum(tagTypes, "noChoice"),
  isHidden: z.boolean(),
  locale: z.enum(locales),
});

/** Deletes a tag. */
export const deleteTagSchema = z.strictObject({
  id: z.uuid(),
  version: versionSchema,
  locale: z.enum(locales),
});

/** Merges a tag into another one. */
export const mergeTagSchema = deleteTagSchema.extend({ into: z.uuid() });
