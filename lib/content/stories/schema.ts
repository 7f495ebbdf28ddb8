import { z } from "zod";
import { itemStates, pageKeys } from "#lib/platform/db/tables/items.ts";
import { storyTypes } from "#lib/platform/db/tables/stories.ts";
import { createBlockSchema } from "./blocks.ts";

const idSchema = z.uuid();

/** One block of a body, as stored. */
export const blockInputSchema = createBlockSchema("stored");

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
