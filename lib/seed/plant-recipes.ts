import type { Locale } from "#lib/i18n/locales.ts";
import { setLike } from "#lib/likes/mutations.ts";
import { setRating } from "#lib/ratings/mutations.ts";
import { createRecipe } from "#lib/recipes/mutations.ts";
import { recipeInput } from "#lib/recipes/schema.ts";
import { type Keys, pageAddresses } from "./keys.ts";
import { loadAll } from "./load.ts";
import { ratings } from "./ratings.ts";
import type { RecipeIngredientSeed, RecipeSeed, StepSeed } from "./types.ts";
import { videos } from "./videos.ts";

export async function plantRecipes(keys: Keys): Promise<void> {
  const recipes = await loadAll<RecipeSeed>("recipes", "recipe", "recipes");
  // Oldest first, so that what is newest by date was also stored last; what is not published yet comes after that.
  const dayOf = ({ publishedAt = "never" }: RecipeSeed) => publishedAt;
  for (const recipe of recipes.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))) {
    const itemId = await createRecipe(recipeInput.parse(toInput(keys, recipe)));
    keys.add("recipe", recipe.key, itemId, pageAddresses("/recipes/[slug]", recipe.slug));
    for (const userId of keys.ids("user", recipe.likedBy)) await setLike({ userId, itemId, liked: true });
    for (const [key, stars] of Object.entries(ratings[recipe.key] ?? {})) {
      await setRating({ userId: keys.id("user", key), itemId, stars });
    }
  }
}

function toInput(keys: Keys, recipe: RecipeSeed) {
  const rows = recipe.ingredients.flatMap((group, groupPosition) =>
    group.items.map((item) => ({ ...item, groupPosition })),
  );
  const clip = videos.find(({ picture }) => picture === recipe.key);
  return {
    authorId: keys.id("user", recipe.author),
    pictureId: keys.id("picture", recipe.picture ?? recipe.key),
    videoId: clip && keys.id("video", clip.key),
    mainCategoryId: keys.id("category", recipe.category),
    state: recipe.state ?? "live",
    rejection: recipe.rejection,
    isSponsored: recipe.isSponsored ?? false,
    publishedAt: recipe.publishedAt ? new Date(recipe.publishedAt) : undefined,
    difficulty: recipe.difficulty,
    duration: recipe.duration,
    ovenCelsius: recipe.ovenCelsius,
    servings: recipe.servings,
    nutrition: recipe.nutrition,
    ingredients: rows.map(({ id: _, ingredient, ...row }) => ({
      ...row,
      ingredientId: keys.id("ingredient", ingredient),
    })),
    utensils: recipe.utensils.map(({ utensil, ...row }) => ({ ...row, utensilId: keys.id("utensil", utensil) })),
    steps: recipe.steps.map((step) => toStep(keys, recipe, rows, step)),
    texts: { de: textOf("de"), en: textOf("en") },
    categoryIds: keys.ids("category", recipe.moreCategories),
    tagIds: keys.ids("tag", recipe.tags),
  };

  function textOf(locale: Locale) {
    return {
      slug: recipe.slug[locale],
      title: recipe.title[locale],
      summary: recipe.summary[locale],
      chefsNote: recipe.chefsNote[locale],
      words: "",
      groups: recipe.ingredients.map((group) => group.heading?.[locale] ?? ""),
      steps: recipe.steps.map(({ heading, text, tip }) => ({
        heading: heading[locale],
        text: text[locale],
        tip: tip?.[locale],
      })),
    };
  }
}

function toStep(keys: Keys, recipe: RecipeSeed, rows: RecipeIngredientSeed[], step: StepSeed) {
  return {
    ingredients: step.ingredients.map((used) => {
      const { ingredient: name, amount } = typeof used === "string" ? { ingredient: used, amount: undefined } : used;
      const position = rows.findIndex((row) => (row.id ?? row.ingredient) === name);
      if (position < 0) throw new Error(`seed: recipe "${recipe.key}" uses "${name}" without listing it`);
      return { position, amount };
    }),
    utensils: keys.ids("utensil", step.utensils),
    pictureId: step.picture && keys.id("picture", step.picture),
    videoId: step.video && keys.id("video", step.video),
  };
}
