import { z } from "zod";
import type { recipes } from "#lib/platform/db/tables/recipes.ts";
import { pickFactFields, toShape } from "./content/field.ts";
import { contentFields } from "./content/fields.ts";
import { contentLimits as limits } from "./content/limits.ts";

const minutesSchema = z.int().min(0).max(limits.minutes);

/**
 * What both languages of a recipe share and has columns of its own in `recipes`: facts of the text,
 * which are the same there and here, and others, which a draft may lack or have in other parts.
 * Durations are minutes, nutrients grams per serving.
 */
export const factFields = {
  ...toShape(pickFactFields(contentFields)),
  duration: z.strictObject({ preparation: minutesSchema, baking: minutesSchema, resting: minutesSchema }),
  ovenCelsius: z.int().min(limits.minCelsius).max(limits.maxCelsius).optional(),
  servings: z.strictObject({ amount: z.int().min(1).max(limits.servings), type: z.enum(["portion", "piece"]) }),
  nutrition: z
    .strictObject({
      kcal: z.number().min(0),
      fat: z.number().min(0),
      protein: z.number().min(0),
      carbohydrate: z.number().min(0),
    })
    .optional(),
};

type FactsInput = z.output<z.ZodObject<typeof factFields>>;

/** The facts among the parts of a recipe or of its text. */
export function pickFacts<Parts extends object>(parts: Parts): Pick<Parts, keyof Parts & keyof FactsInput> {
  const facts = Object.entries(parts).filter(([name]) => Object.hasOwn(factFields, name));
  return Object.fromEntries(facts) as Pick<Parts, keyof Parts & keyof FactsInput>;
}

/** The columns of the facts among the parts of a recipe; a fact that is not given has none. */
export function toFactColumns(parts: FactsInput) {
  const { duration, servings, nutrition, ...same } = pickFacts(parts);
  return { ...same, ...duration, servingsAmount: servings.amount, servingsType: servings.type, ...nutrition };
}

/** The facts of a stored recipe; its nutrition only when it is complete. */
export function readFacts(row: typeof recipes.$inferSelect) {
  const { itemId: _, minutes: __, utensils: ___, steps: ____, ...columns } = row;
  const { preparation, baking, resting, servingsAmount, servingsType, ...others } = columns;
  const { kcal, fat, protein, carbohydrate, ...same } = others;
  const isComputed = kcal !== null && fat !== null && protein !== null && carbohydrate !== null;
  return {
    ...same,
    duration: { preparation, baking, resting },
    servings: { amount: servingsAmount, type: servingsType },
    nutrition: isComputed ? { kcal, fat, protein, carbohydrate } : null,
  };
}

/** The facts of a stored recipe, see `factFields`. */
export type RecipeFacts = ReturnType<typeof readFacts>;
