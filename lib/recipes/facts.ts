import { z } from "zod";
import { difficulties, type recipes } from "#lib/db/tables/recipes.ts";
import { contentLimits as limits } from "./content/limits.ts";
import { sourceSchema } from "./content/source.ts";

const minutesSchema = z.int().min(0).max(limits.minutes);

/**
 * What both languages of a recipe share and has columns of its own in `recipes`. Durations are
 * minutes, nutrients grams per serving. A fact whose column has its name is stored, read, shown and
 * transferred as it is; the others are packed in `toFactColumns` and `readFacts`.
 */
export const factFields = {
  difficulty: z.enum(difficulties),
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
  source: sourceSchema,
};

type FactsInput = z.output<z.ZodObject<typeof factFields>>;

/** The columns of the facts among the parts of a recipe; a fact that is not given has none. */
export function toFactColumns(parts: FactsInput) {
  const names = Object.keys(factFields) as (keyof FactsInput)[];
  const facts = Object.fromEntries(names.map((name) => [name, parts[name]])) as FactsInput;
  const { duration, servings, nutrition, ...same } = facts;
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
