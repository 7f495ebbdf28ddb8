import { z } from "zod";
import { createBlockSchema } from "#lib/content/stories/blocks.ts";
import { storyTypes } from "#lib/platform/db/tables/stories.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import type { StoryContent } from "./content.ts";
import { maxEntries, maxRows, textLimits } from "./limits.ts";

const idSchema = z.uuid();
const idsSchema = z.array(idSchema).max(maxEntries);
const textOf = (max: number) => z.string().max(max);
/** A block as it is written: everything may still be empty. */
const blockSchema = createBlockSchema("draft");

const storyTextSchema = z.strictObject({
  slug: textOf(textLimits.slug),
  title: textOf(textLimits.title),
  summary: textOf(textLimits.summary),
  metaTitle: textOf(textLimits.metaTitle),
  metaDescription: textOf(textLimits.metaDescription),
});

const rowSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{1,60}$/),
  de: blockSchema.nullable(),
  en: blockSchema.nullable(),
  reviewed: z.strictObject({ de: textOf(20), en: textOf(20) }).nullable(),
});

/** What the editor of a story holds, complete or not. */
export const storyContentSchema: z.ZodType<StoryContent> = z.strictObject({
  storyType: z.enum(storyTypes),
  theme: textOf(textLimits.theme),
  authorId: idSchema,
  pictureId: idSchema.nullable(),
  mainCategoryId: idSchema.nullable(),
  categoryIds: idsSchema,
  tagIds: idsSchema,
  isSponsored: z.boolean(),
  texts: z.strictObject({ de: storyTextSchema, en: storyTextSchema }),
  rows: z
    .array(rowSchema)
    .max(maxRows)
    .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, "ids are unique"),
});

const version = z.int().min(0).max(2_147_483_647);
const localeSchema = z.enum(locales);

export const createSchema = z.strictObject({
  storyType: z.enum(["article", "news", "shopping_tip"]),
  locale: localeSchema,
});
export const saveSchema = z.strictObject({ id: idSchema, version, content: storyContentSchema });
export const publishSchema = z.strictObject({
  id: idSchema,
  version,
  languages: z.array(localeSchema).min(1).max(2),
  /** "keep" leaves the dates of a published story; a time is a local one of an input. */
  when: z.union([z.literal("keep"), z.literal("now"), z.strictObject({ at: z.string().max(30) })]),
  /** Why the story is published although the linter finds an error; empty for none. */
  reason: z.string().trim().max(textLimits.reason),
});
export const unpublishSchema = z.strictObject({ id: idSchema, at: z.string().max(30).nullable() });
export const withdrawLanguageSchema = z.strictObject({ id: idSchema, language: localeSchema });
export const restoreSchema = z.strictObject({
  id: idSchema,
  version: z.coerce.number().int().min(0).max(2_147_483_647),
  revision: idSchema,
  locale: localeSchema,
});
export const searchSchema = z.strictObject({ query: z.string().trim().max(200), locale: localeSchema });
export const itemSearchSchema = searchSchema.extend({ type: z.enum(["recipe", "any"]) });
