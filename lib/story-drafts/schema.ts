import { z } from "zod";
import { storyTypes } from "#lib/db/tables/stories.ts";
import { locales } from "#lib/i18n/locales.ts";
import type { StoryContent } from "./content.ts";
import { maxEntries, maxRows, textLimits } from "./limits.ts";

const idSchema = z.uuid();
const idsSchema = z.array(idSchema).max(maxEntries);
const textOf = (max: number) => z.string().max(max);
const line = textOf(textLimits.line);
const paragraph = textOf(textLimits.paragraph);
const href = textOf(textLimits.href);
const lines = z.array(paragraph).max(maxEntries);
const optionalId = z.union([z.literal(""), idSchema]);

/** A block as it is written: everything may still be empty. */
const blockSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("headline"), level: z.union([z.literal(2), z.literal(3)]), text: line }),
  z.strictObject({ type: z.literal("text"), text: paragraph }),
  z.strictObject({ type: z.literal("list"), ordered: z.boolean(), items: lines }),
  z.strictObject({ type: z.literal("quote"), text: paragraph, author: line.optional() }),
  z.strictObject({
    type: z.literal("image_collection"),
    pictures: z.array(z.strictObject({ pictureId: idSchema, caption: line.optional() })).max(maxEntries),
  }),
  z.strictObject({ type: z.literal("video"), videoId: optionalId, caption: line.optional() }),
  z.strictObject({ type: z.literal("recipes"), itemIds: idsSchema }),
  z.strictObject({ type: z.literal("recipe_part"), itemId: optionalId, group: z.int().min(0).max(99) }),
  z.strictObject({
    type: z.literal("content_meta_carousel"),
    title: line,
    entries: z.array(z.strictObject({ title: line, text: paragraph })).max(maxEntries),
  }),
  z.strictObject({
    type: z.literal("link_module"),
    title: line,
    text: paragraph,
    label: line,
    href,
    pictureId: optionalId.optional(),
  }),
  z.strictObject({ type: z.literal("proscons"), prosTitle: line, pros: lines, consTitle: line, cons: lines }),
  z.strictObject({ type: z.literal("cta_button"), text: line, href }),
]);

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
