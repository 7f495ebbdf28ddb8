import { z } from "zod";
import { itemStates, pageKeys } from "#lib/db/tables/items.ts";
import { storyTypes } from "#lib/db/tables/stories.ts";
import { isSafeHref } from "./inline-markup.ts";
import { readItemReference } from "./item-references.ts";

const idSchema = z.uuid();
const lineSchema = z.string().min(1).max(300);
const paragraphSchema = z.string().min(1).max(10_000);
const hrefSchema = z.string().refine((href) => isSafeHref(href) || readItemReference(href) !== null);

/** One block of a body, as stored. */
export const blockInputSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("headline"), level: z.union([z.literal(2), z.literal(3)]), text: lineSchema }),
  z.strictObject({ type: z.literal("text"), text: paragraphSchema }),
  z.strictObject({ type: z.literal("list"), ordered: z.boolean(), items: z.array(paragraphSchema).min(1) }),
  z.strictObject({ type: z.literal("quote"), text: paragraphSchema, author: lineSchema.optional() }),
  z.strictObject({
    type: z.literal("image_collection"),
    pictures: z.array(z.strictObject({ pictureId: idSchema, caption: lineSchema.optional() })).min(1),
  }),
  z.strictObject({ type: z.literal("video"), videoId: idSchema, caption: lineSchema.optional() }),
  z.strictObject({ type: z.literal("recipes"), itemIds: z.array(idSchema).min(1) }),
  z.strictObject({ type: z.literal("recipe_part"), itemId: idSchema, group: z.int().min(0).max(99) }),
  z.strictObject({
    type: z.literal("content_meta_carousel"),
    title: lineSchema,
    entries: z.array(z.strictObject({ title: lineSchema, text: paragraphSchema })).min(1),
  }),
  z.strictObject({
    type: z.literal("link_module"),
    title: lineSchema,
    text: paragraphSchema,
    label: lineSchema,
    href: hrefSchema,
    pictureId: idSchema.optional(),
  }),
  z.strictObject({
    type: z.literal("proscons"),
    prosTitle: lineSchema,
    pros: z.array(lineSchema).min(1),
    consTitle: lineSchema,
    cons: z.array(lineSchema).min(1),
  }),
  z.strictObject({ type: z.literal("cta_button"), text: lineSchema, href: hrefSchema }),
]);

const storyTextSchema = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(120),
  title: z.string().min(1).max(160),
  summary: z.string().max(500),
  keywords: z.string().max(5000),
  body: z.array(blockInputSchema),
});

/** A story as it is stored. `pageKey` belongs to static pages, `theme` to shopping tips. */
export const storyInputSchema = z.strictObject({
  authorId: idSchema,
  pictureId: idSchema.optional(),
  mainCategoryId: idSchema.optional(),
  storyType: z.enum(storyTypes),
  pageKey: z.enum(pageKeys).optional(),
  theme: z.string().max(60).optional(),
  state: z.enum(itemStates),
  isSponsored: z.boolean(),
  publishedAt: z.date().optional(),
  texts: z.strictObject({ de: storyTextSchema.optional(), en: storyTextSchema.optional() }),
  categoryIds: z.array(idSchema),
  tagIds: z.array(idSchema),
});

export type StoryInput = z.infer<typeof storyInputSchema>;
