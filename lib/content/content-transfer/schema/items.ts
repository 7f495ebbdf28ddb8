import { z } from "zod";
import { recipeInputSchema } from "#lib/content/recipes/schema.ts";
import { storyInputSchema } from "#lib/content/stories/schema.ts";
import { idSchema, keySchema, timeSchema } from "./shared.ts";

/** Dates of publication. `updatedAt` is only read for what does not exist yet. */
const publication = {
  publishedAt: timeSchema.optional(),
  firstPublishedAt: timeSchema.optional(),
  expiresAt: timeSchema.optional(),
  updatedAt: timeSchema.optional(),
};

const metaTexts = { metaTitle: z.string().max(300).optional(), metaDescription: z.string().max(1000).optional() };

/** Fields that most entries leave out. */
const defaults = {
  isSponsored: z.boolean().default(false),
  categoryIds: z.array(idSchema).default([]),
  tagIds: z.array(idSchema).default([]),
};
const textDefaults = { keywords: z.string().max(5000).default(""), summary: z.string().max(500).default("") };

const recipeText = recipeInputSchema.shape.texts.shape.de.unwrap().extend({ ...metaTexts, ...textDefaults });
const storyText = storyInputSchema.shape.texts.shape.de.unwrap().extend({ ...metaTexts, ...textDefaults });
const [recipeStep] = [recipeInputSchema.shape.steps.element];

const hasText = ({ texts }: { texts: { de?: unknown; en?: unknown } }) => Boolean(texts.de ?? texts.en);

/** A recipe: the input of lib/content/recipes with its key, and all that editors set besides. */
export const recipeSchema = recipeInputSchema
  .extend({
    key: keySchema,
    ...publication,
    ...defaults,
    steps: z.array(recipeStep.omit({ utensils: true }).extend({ utensilIds: z.array(idSchema).default([]) })),
    texts: z.strictObject({ de: recipeText.optional(), en: recipeText.optional() }),
  })
  .refine(hasText);

/** A story, news item, shopping tip or static page. */
export const storySchema = storyInputSchema
  .extend({
    key: keySchema,
    ...publication,
    ...defaults,
    rejection: recipeInputSchema.shape.rejection,
    videoId: idSchema.optional(),
    texts: z.strictObject({ de: storyText.optional(), en: storyText.optional() }),
  })
  .refine(hasText);

export type RecipeEntry = z.infer<typeof recipeSchema>;
export type StoryEntry = z.infer<typeof storySchema>;
