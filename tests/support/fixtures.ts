import { createCategory } from "#lib/categories/mutations.ts";
import { createIngredient, createUnit } from "#lib/ingredients/mutations.ts";
import { createRecipe } from "#lib/recipes/mutations.ts";
import type { RecipeInput } from "#lib/recipes/schema.ts";
import { createTag } from "#lib/tags/mutations.ts";
import { createUser } from "#lib/users/mutations.ts";

/** Two users: Anna writes recipes, Jonas likes them. */
export const createAnna = () =>
  createUser({ slug: "anna", name: "Anna", newType: "community", occupation: {}, bio: {} });
export const createJonas = () =>
  createUser({ slug: "jonas", name: "Jonas", newType: "community", occupation: {}, bio: {} });

export const createDinnerCategory = () =>
  createCategory({
    key: "dinner",
    kind: "entry",
    position: 0,
    texts: {
      de: { slug: "abendessen", title: "Abendessen", summary: "" },
      en: { slug: "dinner", title: "Dinner", summary: "" },
    },
  });

export const createDietTag = (key: string, isHidden = false) =>
  createTag({ key, type: "diet", isHidden, texts: { de: { slug: key, title: key }, en: { slug: key, title: key } } });

/** Two ingredients, one measured by weight and one counted. */
export async function createFlourAndEgg(): Promise<{ flour: string; egg: string }> {
  const gram = { one: "g", many: "g" };
  await createUnit({
    code: "g",
    system: "metric",
    dimension: "mass",
    factor: 1,
    position: 0,
    names: { de: gram, en: gram },
  });
  const noNutrition = { kcal: 0, fat: 0, protein: 0, carbohydrate: 0 };
  const flour = await createIngredient({
    key: "flour",
    hasPage: true,
    ...noNutrition,
    texts: {
      de: { slug: "mehl", singular: "Mehl", plural: "Mehl" },
      en: { slug: "flour", singular: "flour", plural: "flour" },
    },
  });
  const egg = await createIngredient({
    key: "egg",
    hasPage: false,
    ...noNutrition,
    texts: { de: { slug: "ei", singular: "Ei", plural: "Eier" }, en: { slug: "egg", singular: "egg", plural: "eggs" } },
  });
  return { flour, egg };
}

/** Creates a live recipe; `changes` overrides its input. */
export function createTestRecipe(authorId: string, changes: Partial<RecipeInput> = {}): Promise<string> {
  return createRecipe({
    authorId,
    state: "live",
    isSponsored: false,
    publishedAt: new Date("2026-01-01T12:00:00Z"),
    difficulty: "easy",
    duration: { preparation: 20, baking: 15, resting: 10 },
    servings: { amount: 4, type: "portion" },
    ingredients: [],
    utensils: [],
    steps: [],
    texts: { de: recipeTexts("kaesespaetzle", "Käsespätzle"), en: recipeTexts("cheese-spaetzle", "Cheese spaetzle") },
    categoryIds: [],
    tagIds: [],
    ...changes,
  });
}

/** Texts of a recipe in one language; `more` overrides fields. */
export function recipeTexts(slug: string, title: string, more: Partial<NonNullable<RecipeInput["texts"]["de"]>> = {}) {
  return { slug, title, summary: "", chefsNote: "", keywords: "", groups: [], steps: [], ...more };
}
