import { randomUUID } from "node:crypto";
import { createDeskIngredient, type IngredientContent } from "#lib/content/ingredients/desk/desk-mutations.ts";
import type { DeskIngredientText } from "#lib/content/ingredients/desk/desk-queries.ts";
import type { RecipeInput } from "#lib/content/recipes/schema.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { createTestRecipe, createUnit, recipeTexts } from "#tests/support/fixtures.ts";

/** The texts of an ingredient in a language. */
export const textOf = (singular: string, more: Partial<DeskIngredientText> = {}): DeskIngredientText => ({
  singular,
  plural: singular,
  synonyms: [],
  slug: "",
  usSingular: null,
  usPlural: null,
  countrySubstitutes: {},
  summary: "",
  storage: "",
  substitutes: "",
  body: "",
  ...more,
});

/** What an editor types about an ingredient. */
export function ingredientContent(de: string, en: string, changes: Partial<IngredientContent> = {}): IngredientContent {
  return {
    kcal: 50,
    fat: 0.2,
    protein: 1,
    carbohydrate: 12,
    density: null,
    pieceGrams: null,
    usForm: null,
    season: [],
    aisle: "produce",
    isStaple: false,
    shelfLifeDays: 7,
    hasPage: true,
    texts: { de: textOf(de), en: textOf(en) },
    ...changes,
  };
}

export const createIngredient = async (
  editorId: string,
  de: string,
  en: string,
  changes: Partial<IngredientContent> = {},
) => (await createDeskIngredient(editorId, ingredientContent(de, en, changes))).id;

/** Creates the units that the tests measure by. */
export async function createUnits(): Promise<void> {
  await createUnit("g", { dimension: "mass", factor: 1 });
  await createUnit("clove", { dimension: "count" });
}

/** Creates a recipe with these ingredients in this order and one step with this text. */
export async function createRecipeWith(ingredientIds: string[], step: string): Promise<string> {
  const slug = randomUUID();
  const texts = (suffix: string) =>
    recipeTexts(`${slug}${suffix}`, "Suppe", {
      groups: [""],
      steps: [{ heading: "", text: step }],
      chefsNote: step,
    });
  const ingredients: RecipeInput["ingredients"] = ingredientIds.map((ingredientId, index) => ({
    ingredientId,
    groupPosition: 0,
    amount: 100 + index,
    unit: "g",
    characteristic: {},
    addition: {},
  }));
  return createTestRecipe(await createReader(), {
    texts: { de: texts(""), en: texts("-en") },
    ingredients,
    steps: [{ ingredients: [], utensils: [] }],
  });
}
