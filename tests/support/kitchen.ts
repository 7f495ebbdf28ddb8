import { createCategory } from "#lib/categories/mutations.ts";
import { createIngredient, createUnit } from "#lib/ingredients/mutations.ts";
import { createRecipe } from "#lib/recipes/mutations.ts";
import type { RecipeInput } from "#lib/recipes/schema.ts";
import { createTag } from "#lib/tags/mutations.ts";
import { createUser } from "#lib/users/mutations.ts";

/** The cast of the tests: Anna cooks, Jonas likes, and there is always a Käsespätzle. */
export const anna = () => createUser({ slug: "anna", name: "Anna", newType: "community", occupation: {}, bio: {} });
export const jonas = () => createUser({ slug: "jonas", name: "Jonas", newType: "community", occupation: {}, bio: {} });

export const dinner = () =>
  createCategory({
    key: "dinner",
    kind: "entry",
    position: 0,
    texts: {
      de: { slug: "abendessen", title: "Abendessen", summary: "" },
      en: { slug: "dinner", title: "Dinner", summary: "" },
    },
  });

export const tag = (key: string, isHidden = false) =>
  createTag({ key, type: "diet", isHidden, texts: { de: { slug: key, title: key }, en: { slug: key, title: key } } });

/** Flour by weight, eggs by number. */
export async function larder(): Promise<{ flour: string; egg: string }> {
  const gram = { one: "g", many: "g" };
  await createUnit({
    code: "g",
    system: "metric",
    dimension: "mass",
    factor: 1,
    position: 0,
    names: { de: gram, en: gram },
  });
  const nothing = { kcal: 0, fat: 0, protein: 0, carbohydrate: 0 };
  const flour = await createIngredient({
    key: "flour",
    hasPage: true,
    ...nothing,
    texts: { de: { slug: "mehl", one: "Mehl", many: "Mehl" }, en: { slug: "flour", one: "flour", many: "flour" } },
  });
  const egg = await createIngredient({
    key: "egg",
    hasPage: false,
    ...nothing,
    texts: { de: { slug: "ei", one: "Ei", many: "Eier" }, en: { slug: "egg", one: "egg", many: "eggs" } },
  });
  return { flour, egg };
}

/** A Käsespätzle by `authorId`; what a test is about goes into `changes`. */
export function kaesespaetzle(authorId: string, changes: Partial<RecipeInput> = {}): Promise<string> {
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
    texts: { de: words("kaesespaetzle", "Käsespätzle"), en: words("cheese-spaetzle", "Cheese spaetzle") },
    categoryIds: [],
    tagIds: [],
    ...changes,
  });
}

export function words(slug: string, title: string, more: Partial<NonNullable<RecipeInput["texts"]["de"]>> = {}) {
  return { slug, title, summary: "", chefsNote: "", words: "", groups: [], steps: [], ...more };
}
