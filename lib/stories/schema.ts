import { z } from "zod";
import { itemStates, pageKeys } from "#lib/db/tables/items.ts";
import { storyTypes } from "#lib/db/tables/stories.ts";
import { isSafeAddress } from "./inline.ts";

const id = z.uuid();
const line = z.string().min(1).max(300);
const paragraph = z.string().min(1).max(10_000);
const href = z.string().refine(isSafeAddress);

/** One block of a body, as stored. */
export const blockInput = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("headline"), level: z.union([z.literal(2), z.literal(3)]), text: line }),
  z.strictObject({ type: z.literal("text"), text: paragraph }),
  z.strictObject({ type: z.literal("list"), ordered: z.boolean(), items: z.array(paragraph).min(1) }),
  z.strictObject({ type: z.literal("quote"), text: paragraph, author: line.optional() }),
  z.strictObject({
    type: z.literal("image_collection"),
    pictures: z.array(z.strictObject({ pictureId: id, caption: line.optional() })).min(1),
  }),
  z.strictObject({ type: z.literal("video"), videoId: id, caption: line.optional() }),
  z.strictObject({ type: z.literal("recipes"), itemIds: z.array(id).min(1) }),
  z.strictObject({
    type: z.literal("content_meta_carousel"),
    title: line,
    entries: z.array(z.strictObject({ title: line, text: paragraph })).min(1),
  }),
  z.strictObject({
    type: z.literal("link_module"),
    title: line,
    text: paragraph,
    label: line,
    href,
    pictureId: id.optional(),
  }),
  z.strictObject({
    type: z.literal("proscons"),
    prosTitle: line,
    pros: z.array(line).min(1),
    consTitle: line,
    cons: z.array(line).min(1),
  }),
  z.strictObject({ type: z.literal("cta_button"), text: line, href }),
]);

const textInput = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(120),
  title: z.string().min(1).max(160),
  summary: z.string().max(500),
  words: z.string().max(5000),
  body: z.array(blockInput),
});

/** A story as it is stored. `pageKey` belongs to static pages, `theme` to shopping tips. */
export const storyInput = z.strictObject({
  authorId: id,
  pictureId: id.optional(),
  mainCategoryId: id.optional(),
  storyType: z.enum(storyTypes),
  pageKey: z.enum(pageKeys).optional(),
  theme: z.string().max(60).optional(),
  state: z.enum(itemStates),
  isSponsored: z.boolean(),
  publishedAt: z.date().optional(),
  texts: z.strictObject({ de: textInput.optional(), en: textInput.optional() }),
  categoryIds: z.array(id),
  tagIds: z.array(id),
});

export type StoryInput = z.infer<typeof storyInput>;
