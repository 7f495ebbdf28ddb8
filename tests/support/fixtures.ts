import { createRecipe } from "#lib/content/recipes/mutations.ts";
import type { RecipeInput } from "#lib/content/recipes/schema.ts";
import { insertUserWithName } from "#lib/people/accounts/new-user-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { importEntry } from "./content/import-entry.ts";
import { emptyFacts } from "./recipe.ts";

/** Creates a user with a confirmed address, as the end of a registration does. */
export async function registerUser(name: string, email: string): Promise<string> {
  const { id, taken } = await db.transaction((tx) => insertUserWithName(tx, { name, email, locale: "de" }));
  if (id === null) throw new Error(`the ${taken} of ${name} is taken`);
  return id;
}

/** Two users: Anna writes recipes, Jonas likes them. */
export const createAnna = () => registerUser("Anna", "anna@example.org");
export const createJonas = () => registerUser("Jonas", "jonas@example.org");

export const createDinnerCategory = () =>
  importEntry("categories", {
    key: "dinner",
    kind: "entry",
    position: 0,
    texts: { de: { slug: "abendessen", title: "Abendessen" }, en: { slug: "dinner", title: "Dinner" } },
  });

/** Creates a tag of a diet, whose keys the site itself reads. */
export const createDietTag = (key: string, isHidden = false) =>
  importEntry("tags", {
    key,
    type: "diet",
    isHidden,
    texts: { de: { slug: key, title: key }, en: { slug: key, title: key } },
  });

/** Two ingredients, one measured by weight and one counted. */
export async function createFlourAndEgg(): Promise<{ flour: string; egg: string }> {
  await createUnit("g", { dimension: "mass", factor: 1 });
  const noNutrition = { kcal: 0, fat: 0, protein: 0, carbohydrate: 0 };
  const flour = await importEntry("ingredients", {
    key: "flour",
    hasPage: true,
    ...noNutrition,
    texts: {
      de: { slug: "mehl", singular: "Mehl", plural: "Mehl" },
      en: { slug: "flour", singular: "flour", plural: "flour" },
    },
  });
  const egg = await importEntry("ingredients", {
    key: "egg",
    hasPage: false,
    ...noNutrition,
    texts: { de: { slug: "ei", singular: "Ei", plural: "Eier" }, en: { slug: "egg", singular: "egg", plural: "eggs" } },
  });
  return { flour, egg };
}

/** Creates a metric unit; `facts` say what it measures. */
export async function createUnit(key: string, facts: object): Promise<void> {
  const name = { one: key, many: key };
  await importEntry("units", { key, system: "metric", position: 0, names: { de: name, en: name }, ...facts });
}

/** Creates a live recipe; `changes` overrides its input. */
export function createTestRecipe(authorId: string, changes: Partial<RecipeInput> = {}): Promise<string> {
  return createRecipe({
    authorId,
    state: "live",
    isSponsored: false,
    publishedAt: new Date("2026-01-01T12:00:00Z"),
    ...emptyFacts,
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
