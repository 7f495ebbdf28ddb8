import { z } from "zod";
import { dietFacts, dietTags } from "#lib/content/search-index/ingredient-diets.ts";
import { usForms } from "#lib/measures/units/us-form.ts";
import { aisles } from "#lib/platform/config/aisles.ts";
import { toLogo } from "#lib/platform/media/logos/logo-svg.ts";
import { cropNames } from "#lib/platform/media/pictures/crops.ts";
import { idSchema, keySchema, localized, partlyLocalized, slugSchema } from "./shared.ts";

const nameSchema = z.string().min(1).max(120);
const numberedNames = localized(z.strictObject({ one: nameSchema, many: nameSchema }));
/** A table separates them by vertical bars, the desk by commas. */
const synonymSchema = nameSchema.regex(/^[^|,;\n]+$/);
const text = z.string().max(20_000);

/** `factor` in grams or millilitres. */
export const unitSchema = z.strictObject({
  key: z.string().min(1).max(20),
  system: z.enum(["metric", "imperial", "other"]),
  dimension: z.enum(["mass", "volume", "count"]),
  factor: z.number().positive().optional(),
  names: numberedNames,
  position: z.int().min(0),
});

export const utensilSchema = z.strictObject({ key: keySchema, names: numberedNames });

export const categorySchema = z.strictObject({
  key: keySchema,
  kind: z.enum(["group", "entry", "special"]),
  parentId: idSchema.optional(),
  position: z.int().min(0),
  pictureId: idSchema.optional(),
  texts: localized(
    z.strictObject({
      slug: slugSchema,
      title: nameSchema,
      summary: text.default(""),
      metaTitle: z.string().max(200).optional(),
      metaDescription: z.string().max(500).optional(),
    }),
  ),
});

export const tagSchema = z.strictObject({
  key: keySchema,
  type: keySchema,
  isHidden: z.boolean().default(false),
  texts: localized(z.strictObject({ slug: slugSchema, title: nameSchema, summary: text.default("") })),
});

const perCountry = z.strictObject({ de: nameSchema.optional(), us: nameSchema.optional() });
const nutrient = z.number().min(0).max(1000);

/** `density` in g/ml, `pieceGrams` the edible weight of one piece, nutrition per 100 g. */
export const ingredientSchema = z.strictObject({
  key: keySchema,
  hasPage: z.boolean().default(false),
  pictureId: idSchema.optional(),
  density: z.number().positive().optional(),
  pieceGrams: z.number().positive().optional(),
  usForm: z.enum(usForms).optional(),
  kcal: nutrient,
  fat: nutrient,
  protein: nutrient,
  carbohydrate: nutrient,
  season: z.array(z.int().min(1).max(12)).default([]),
  aisle: z.enum(aisles).default("storeCupboard"),
  /** Missing while its names tell. */
  diets: z.record(z.enum(dietTags), z.enum(dietFacts)).optional(),
  isStaple: z.boolean().default(false),
  shelfLifeDays: z.int().min(0).max(32_000).default(365),
  texts: localized(
    z.strictObject({
      slug: slugSchema,
      singular: nameSchema,
      plural: nameSchema,
      synonyms: z.array(synonymSchema).max(100).default([]),
      usSingular: nameSchema.optional(),
      usPlural: nameSchema.optional(),
      countrySubstitutes: perCountry.default({}),
      summary: text.default(""),
      storage: text.default(""),
      substitutes: text.default(""),
      body: text.default(""),
    }),
  ),
});

const percentSchema = z.int().min(0).max(100).optional();

const cropSchema = z.strictObject({ x: z.int().min(0), y: z.int().min(0), width: z.int().min(1), height: z.int() });

/**
 * `focalX` and `focalY` in percent from the left and from the top; without them the centre. `crops`
 * in pixels of the picture; their heights follow from their formats.
 */
export const pictureSchema = z.strictObject({
  key: keySchema,
  alts: localized(z.string().max(1000)),
  credit: localized(z.string().max(300)).optional(),
  focalX: percentSchema,
  focalY: percentSchema,
  crops: z.partialRecord(z.enum(cropNames), cropSchema).optional(),
});

/** `width` and `height` in pixels. */
export const videoSchema = z.strictObject({
  key: keySchema,
  posterId: idSchema,
  titles: localized(z.string().max(300)),
  seconds: z.int().min(1).max(36_000),
  width: z.int().min(1),
  height: z.int().min(1),
});

/**
 * `key` is the slug of the profile. There is no e-mail address and nothing else that is private.
 */
export const authorSchema = z.strictObject({
  key: slugSchema,
  name: nameSchema,
  type: z.enum(["community", "contributor", "partner", "editor"]),
  isSample: z.boolean().default(false),
  pictureId: idSchema.optional(),
  bannerId: idSchema.optional(),
  occupation: partlyLocalized(z.string().max(300)).default({}),
  bio: partlyLocalized(z.string().max(5000)).default({}),
  website: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  partner: z
    .strictObject({
      position: z.int().min(0),
      logo: z
        .string()
        .max(100_000)
        .transform((source, context) => {
          const result = toLogo(source);
          if ("svg" in result) return result.svg;
          context.addIssue({ code: "custom", message: result.problem });
          return z.NEVER;
        }),
      trade: localized(z.string().max(300)),
    })
    .optional(),
});

export type UnitEntry = z.infer<typeof unitSchema>;
export type UtensilEntry = z.infer<typeof utensilSchema>;
export type CategoryEntry = z.infer<typeof categorySchema>;
export type TagEntry = z.infer<typeof tagSchema>;
export type IngredientEntry = z.infer<typeof ingredientSchema>;
export type PictureEntry = z.infer<typeof pictureSchema>;
export type VideoEntry = z.infer<typeof videoSchema>;
export type AuthorEntry = z.infer<typeof authorSchema>;
