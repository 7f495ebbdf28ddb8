import { z } from "zod";
import {
  type FindWord,
  idsSchema,
  listLocalized,
  localizedField,
  referenceSchema,
  toShape,
  wholeField,
} from "#lib/content/recipes/content/field.ts";
import { contentLimits } from "#lib/content/recipes/content/limits.ts";
import { localizedLine, localizedText } from "#lib/content/recipes/content/text-schemas.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";

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
const nutrientSchema = (max: number) => z.number("number").min(0, "range").max(max, "range").nullable().default(null);
const nutritionSchema = z.strictObject({
  kcal: nutrientSchema(editorialLimits.kcal),
  fat: nutrientSchema(editorialLimits.grams),
  protein: nutrientSchema(editorialLimits.grams),
  carbohydrate: nutrientSchema(editorialLimits.grams),
});

const toNames = (ids: string[], word: FindWord) => ids.map(word).sort().join(", ");
const referenceField = wholeField(referenceSchema, (id, word) => (id === null ? "" : word(id)));

/**
 * What of a recipe only editors write, beside the content that authors have, too. An empty slug is
 * made of the title, nutrients are per serving.
 */
export const editorialFields = {
  authorId: referenceField,
  isSponsored: wholeField(z.boolean("boolean").default(false), (isSponsored) => (isSponsored ? "✓" : "")),
  videoId: referenceField,
  mainCategoryId: referenceField,
  categoryIds: wholeField(idsSchema(editorialLimits.categories), toNames),
  /** All tags, also hidden ones; `tagIds` of the content has those that authors may set. */
  tagIds: wholeField(idsSchema(editorialLimits.tags), toNames),
  /** No text: it follows from the title. */
  slug: {
    schema: z.strictObject({ de: slugSchema, en: slugSchema }).prefault({}),
    isLocalized: false as const,
    toTexts: (slug: Localized): Record<string, string> => ({ ...slug }),
  },
  storage: localizedField(localizedText(editorialLimits.keeping), { hasMarkup: true }),
  freezing: localizedField(localizedText(editorialLimits.keeping), { hasMarkup: true }),
  makeAhead: localizedField(localizedText(editorialLimits.keeping), { hasMarkup: true }),
  metaTitle: localizedField(localizedLine(editorialLimits.metaTitle)),
  metaDescription: localizedField(localizedLine(editorialLimits.metaDescription)),
  keywords: localizedField(localizedLine(editorialLimits.keywords)),
  ovenCelsius: wholeField(
    z
      .int("number")
      .min(editorialLimits.minCelsius, "range")
      .max(editorialLimits.maxCelsius, "range")
      .nullable()
      .default(null),
    (celsius) => (celsius === null ? "" : `${celsius} °C`),
  ),
  nutrition: {
    schema: nutritionSchema.prefault({}),
    isLocalized: false as const,
    toTexts: (nutrition: z.output<typeof nutritionSchema>, word: FindWord) =>
      Object.fromEntries(
        Object.entries(nutrition).map(([name, amount]) => [name, amount === null ? "" : `${word(name)}: ${amount}`]),
      ),
  },
};

export const editorialSchema = z.strictObject({
  ...toShape(editorialFields),
  /** Texts that were stale when the recipe was published, see stale-translations.ts. */
  stale: z.array(z.string().max(120)).max(1000).default([]),
  /** The text of the other language that an editor has compared a stale text with. */
  confirmed: z.record(z.string().max(120), z.string().max(5000)).default({}),
});

export type Editorial = z.infer<typeof editorialSchema>;
export type EditorialFieldName = keyof typeof editorialFields;

export const editorialFieldNames = Object.keys(editorialFields) as EditorialFieldName[];

/** Texts in two languages that only editors write, in the order of the form. */
export const editorialTexts = listLocalized(editorialFields);

export const nutrients = ["kcal", "fat", "protein", "carbohydrate"] as const;
