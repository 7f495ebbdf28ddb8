import { z } from "zod";
import { entryFields } from "#lib/platform/desk-resources/schema.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { localizedShape } from "#lib/platform/i18n/localized-fields.ts";
import { optionalLine, optionalText, requiredLine, slugSchema } from "#lib/platform/text/text-schema.ts";
import { categoryLength as length, topLevel } from "./form-fields.ts";

const orNull = (text: string) => text || null;

/** What the desk writes about a category. */
export const categorySchema = z.strictObject({
  ...entryFields,
  ...localizedShape({
    title: requiredLine(length.title),
    slug: slugSchema,
    summary: optionalText(length.summary),
    metaTitle: optionalLine(length.metaTitle).transform(orNull),
    metaDescription: optionalLine(length.metaDescription).transform(orNull),
  }),
  parentId: z.union([z.literal(topLevel), z.uuid("noChoice")], "noChoice"),
});

/** Moves a category before or after its sibling. */
export const moveCategorySchema = z.strictObject({
  id: z.uuid(),
  direction: z.enum(["up", "down"]),
  locale: z.enum(locales),
});
