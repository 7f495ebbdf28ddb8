import { z } from "zod";
import { difficulties, type recipes } from "#lib/db/tables/recipes.ts";

const minutesSchema = z.int().min(0).max(20_160);

/**
 * What both languages of a recipe share and has columns of its own in `recipes`. Durations are
 * minutes, nutrients grams per serving. A fact whose column has its name is stored, read, shown and
 * transferred as it is; the others are packed in `toFactColumns` and `readFacts`.
 */
export const factFields = {
  difficulty: z.enum(difficulties),
  duration: z.strictObject({ preparation: minutesSchema, baking: minutesSchema, resting: minutesSchema }),
  ovenCelsius: z.int().min(30).max(500).optional(),
  servings: z.strictObject({ amount: z.int().min(1).max(200), type: z.enum(["portion", "piece"]) }),
  nutrition: z
    .strictObject({
      kcal: z.number().min(0),
      fat: z.number().min(0),
      protein: z.number().min(0),
      carbohydrate: z.number().min(0),
    })
    .optional(),
  /** Where it comes from; null when it is the author's own. */
  source: z
    .strictObject({
      url: z
        .url({ protocol: /^https?$/ })
        .max(2000)
        .nullable(),
      siteName: z.string().max(200),
      author: z.string().max(200),
    })
    .nullable()
    .default(null),
};

type FactsInput = z.input<z.ZodObject<typeof factFields>>;

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
