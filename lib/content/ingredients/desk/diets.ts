import { z } from "zod";
import { dietFacts, dietTags, type IngredientDiets } from "#lib/content/search-index/ingredient-diets.ts";
import { entryFields } from "#lib/platform/desk-resources/schema.ts";

const dietsSchema = z.record(z.enum(dietTags), z.enum(dietFacts));

/** Which diets an ingredient suits, as an editor decides. */
export const ingredientDietsSchema = z
  .looseObject({ ...entryFields, id: z.uuid() })
  .transform(({ id, version, locale, ...fields }, context) => {
    const diets = readDiets(fields);
    if (diets) return { id, version, locale, diets };
    context.addIssue({ code: "custom", path: ["form"], message: "missing" });
    return z.NEVER;
  });

/** Reads the diets of a form or an address; null unless each one is decided. */
export function readDiets(fields: Record<string, unknown>): IngredientDiets | null {
  const chosen = Object.fromEntries(dietTags.map((diet) => [diet, fields[diet]]));
  return dietsSchema.safeParse(chosen).data ?? null;
}
