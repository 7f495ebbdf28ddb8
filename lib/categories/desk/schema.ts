import { z } from "zod";
import { locales } from "#lib/i18n/locales.ts";
import { optionalLine, optionalText, requiredLine, slugSchema, versionSchema } from "#lib/text/text-schema.ts";
import { categoryLength as length, topLevel } from "./form-fields.ts";

const orNull = (text: string) => text || null;
const title = requiredLine(length.title);
const summary = optionalText(length.summary);
const metaTitle = optionalLine(length.metaTitle).transform(orNull);
const metaDescription = optionalLine(length.metaDescription).transform(orNull);

/** What the desk writes about a category; `id` is empty for a new one. */
export const categorySchema = z.strictObject({
  id: z.union([z.literal(""), z.uuid()]),
  version: versionSchema,
  locale: z.enum(locales),
  parentId: z.union([z.literal(topLevel), z.uuid("noChoice")], "noChoice"),
  titleDe: title,
  slugDe: slugSchema,
  summaryDe: summary,
  titleEn: title,
  slugEn: slugSchema,
  summaryEn: summary,
  metaTitleDe: metaTitle,
  metaDescriptionDe: metaDescription,
  metaTitleEn: metaTitle,
  metaDescriptionEn: metaDescription,
});

/** Moves a category before or after its sibling. */
export const moveCategorySchema = z.strictObject({
  id: z.uuid(),
  direction: z.enum(["up", "down"]),
  locale: z.enum(locales),
});

/** Deletes a category. */
export const deleteCategorySchema = z.strictObject({
  id: z.uuid(),
  version: versionSchema,
  locale: z.enum(locales),
});

/** Merges a category into another one. */
export const mergeCategorySchema = deleteCategorySchema.extend({ into: z.uuid() });
