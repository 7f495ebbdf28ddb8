import { z } from "zod";
import { contentLimits } from "#lib/recipes/content/limits.ts";
import { localizedLine, localizedText } from "#lib/recipes/content/text-schemas.ts";

/** Maxima of what only editors write: those of a recipe, and others. */
export const editorialLimits = {
  ...contentLimits,
  metaTitle: 120,
  metaDescription: 300,
  categories: 40,
  tags: 60,
  kcal: 20_000,
  grams: 2000,
} as const;

const slugSchema = z
  .string("text")
  .max(editorialLimits.slug, "length")
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, "slug")
  .default("");
const referenceSchema = z.uuid("uuid").nullable().default(null);
const idsSchema = (max: number) => z.array(z.uuid("uuid"), "list").max(max, "limit").default([]);
const nutrientSchema = (max: number) => z.number("number").min(0, "range").max(max, "range").nullable().default(null);

/**
 * What of a recipe only editors write, beside the content that authors have, too. An empty slug is
 * made of the title, nutrients are per serving.
 */
export const editorialSchema = z.strictObject({
  authorId: referenceSchema,
  isSponsored: z.boolean("boolean").default(false),
  videoId: referenceSchema,
  mainCategoryId: referenceSchema,
  categoryIds: idsSchema(editorialLimits.categories),
  /** All tags, also hidden ones; `tagIds` of the content has those that authors may set. */
  tagIds: idsSchema(editorialLimits.tags),
  slug: z.strictObject({ de: slugSchema, en: slugSchema }).prefault({}),
  metaTitle: localizedLine(editorialLimits.metaTitle),
  metaDescription: localizedLine(editorialLimits.metaDescription),
  keywords: localizedLine(editorialLimits.keywords),
  storage: localizedText(editorialLimits.keeping),
  freezing: localizedText(editorialLimits.keeping),
  makeAhead: localizedText(editorialLimits.keeping),
  ovenCelsius: z
    .int("number")
    .min(editorialLimits.minCelsius, "range")
    .max(editorialLimits.maxCelsius, "range")
    .nullable()
    .default(null),
  nutrition: z
    .strictObject({
      kcal: nutrientSchema(editorialLimits.kcal),
      fat: nutrientSchema(editorialLimits.grams),
      protein: nutrientSchema(editorialLimits.grams),
      carbohydrate: nutrientSchema(editorialLimits.grams),
    })
    .prefault({}),
  /** Texts that were stale when the recipe was published, see stale-translations.ts. */
  stale: z.array(z.string().max(120)).max(1000).default([]),
  /** The text of the other language that an editor has compared a stale text with. */
  confirmed: z.record(z.string().max(120), z.string().max(5000)).default({}),
});

export type Editorial = z.infer<typeof editorialSchema>;

/** Texts in two languages that only editors write, in the order of the form. */
export const editorialTexts = [
  "storage",
  "freezing",
  "makeAhead",
  "metaTitle",
  "metaDescription",
  "keywords",
] as const satisfies (keyof Editorial)[];

export const nutrients = ["kcal", "fat", "protein", "carbohydrate"] as const;
