import { z } from "zod";
import { difficulties } from "#lib/platform/db/tables/recipes.ts";
import { defaultLocale, locales } from "#lib/platform/i18n/locales.ts";
import {
  type FindWord,
  factField,
  idsSchema,
  type LocalizedName,
  localizedField,
  referenceSchema,
  rowsField,
  toShape,
  wholeField,
} from "./field.ts";
import { contentLimits as limits } from "./limits.ts";
import { groupsSchema, stepsSchema, utensilsSchema } from "./lists.ts";
import { listSourceParts, sourceSchema } from "./source.ts";
import { localizedLine, localizedText } from "./text-schemas.ts";

const minutesSchema = z.int("number").min(0, "range").max(limits.minutes, "range").nullable().default(null);
const durationSchema = z.strictObject({ preparation: minutesSchema, baking: minutesSchema, resting: minutesSchema });
const servingsSchema = z.strictObject({
  amount: z.int("number").min(0, "range").max(limits.servings, "range").nullable().default(null),
  type: z.enum(["portion", "piece"], "servings").default("portion"),
});

/**
 * The fields of a recipe that authors write, by the page of the form that has them and in its
 * order. Drafts, working copies, forms and comparisons have what stands here. What else a new field
 * needs: docs/recipe-fields.md.
 */
export const fieldsBySection = {
  basics: {
    title: localizedField(localizedLine(limits.title)),
    summary: localizedField(localizedText(limits.summary)),
    /** Language the author writes in. */
    language: wholeField(z.enum(locales, "language").default(defaultLocale), (language, word) => word(language)),
    difficulty: factField(z.enum(difficulties, "difficulty").default("unknown"), (level, word) => word(level)),
    servings: wholeField(servingsSchema.prefault({}), ({ amount, type }, word) =>
      amount === null ? "" : `${amount} ${word(type)}`,
    ),
    duration: {
      schema: durationSchema.prefault({}),
      isLocalized: false,
      toTexts: (duration: z.output<typeof durationSchema>, word: FindWord) =>
        Object.fromEntries(
          Object.entries(duration).map(([part, minutes]) => [part, minutes ? `${word(part)}: ${minutes} min` : ""]),
        ),
    },
    pictureId: rowsField(referenceSchema),
  },
  ingredients: {
    groups: rowsField(groupsSchema),
  },
  steps: {
    utensils: wholeField(utensilsSchema, (utensils, word) =>
      utensils.map(({ utensilId, amount }) => `${amount ?? ""} ${word(utensilId)}`.trim()).join(", "),
    ),
    steps: rowsField(stepsSchema),
  },
  details: {
    chefsNote: localizedField(localizedText(limits.chefsNote), { hasMarkup: true }),
    tagIds: wholeField(idsSchema(limits.tags), (ids, word) => ids.map(word).sort().join(", ")),
    source: factField(sourceSchema, (source) => listSourceParts(source).join(", ")),
  },
};

export type ContentSection = keyof typeof fieldsBySection;

export const contentFields = {
  ...fieldsBySection.basics,
  ...fieldsBySection.ingredients,
  ...fieldsBySection.steps,
  ...fieldsBySection.details,
};

export const contentShape = toShape(contentFields);

export type ContentFieldName = keyof typeof contentFields;
export type LocalizedFieldName = LocalizedName<typeof contentFields>;

export const contentFieldNames = Object.keys(contentFields) as ContentFieldName[];

export const isLocalizedField = (name: ContentFieldName): name is LocalizedFieldName => contentFields[name].isLocalized;
