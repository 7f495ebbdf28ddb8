import type { Locale } from "#lib/i18n/locales.ts";
import { setLike } from "#lib/likes/mutations.ts";
import { setRating } from "#lib/ratings/mutations.ts";
import { createRecipe } from "#lib/recipes/mutations.ts";
import { recipeInputSchema } from "#lib/recipes/schema.ts";
import { otherCategoriesOf } from "./content/computed-categories.ts";
import { keeping } from "./content/keeping.ts";
import { ratings } from "./content/ratings.ts";
import { videos } from "./content/videos.ts";
import { pageAddresses, type SeedKeys } from "./keys.ts";
import { loadSeeds } from "./load-seeds.ts";
import type { RecipeIngredientSeed, RecipeSeed, StepSeed } from "./seed-types.ts";

/** Inserts recipes with their likes and ratings. */
export async function insertRecipes(keys: SeedKeys): Promise<void> {
  const recipes = await loadSeeds<RecipeSeed>("recipes", "recipe", "recipes");
  // Oldest first, unpublished last: rows are created in the order of their dates.
  const publicationDate = ({ publishedAt = "never" }: RecipeSeed) => publishedAt;
  for (const recipe of recipes.toSorted((a, b) => publicationDate(a).localeCompare(publicationDate(b)))) {
    const itemId = await createRecipe(recipeInputSchema.parse(toInput(keys, recipe)));
    keys.add("recipe", recipe.key, itemId, pageAddresses("/recipes/[slug]", recipe.slug));
    for (const userId of keys.ids("user", recipe.likedBy)) await setLike({ userId, itemId, liked: true });
    for (const [key, stars] of Object.entries(ratings[recipe.key] ?? {})) {
      await setRating({ userId: keys.id("user", key), itemId, stars });
    }
  }
}

function toInput(keys: SeedKeys, recipe: RecipeSeed) {
  const rows = recipe.ingredients.flatMap((group, groupPosition) =>
    group.items.map((item) => ({ ...item, groupPosition })),
  );
  const video = videos.find(({ picture }) => picture === recipe.key);
  return {
    authorId: keys.id("user", recipe.author),
    pictureId: keys.id("picture", recipe.picture ?? recipe.key),
    videoId: video && keys.id("video", video.key),
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
    categoryIds: keys.ids("category", otherCategoriesOf(recipe)),
    tagIds: keys.ids("tag", recipe.tags),
  };

  function textOf(locale: Locale) {
    return {
      slug: recipe.slug[locale],
      title: recipe.title[locale],
      summary: recipe.summary[locale],
      chefsNote: recipe.chefsNote[locale],
      storage: keeping[recipe.key]?.storage?.[locale],
      freezing: keeping[recipe.key]?.freezing?.[locale],
      makeAhead: keeping[recipe.key]?.makeAhead?.[locale],
      keywords: "",
      groups: recipe.ingredients.map((group) => group.heading?.[locale] ?? ""),
      steps: recipe.steps.map(({ heading, text, tip }) => ({
        heading: heading[locale],
        text: text[locale],
        tip: tip?.[locale],
      })),
    };
  }
}

function toStep(keys: SeedKeys, recipe: RecipeSeed, rows: RecipeIngredientSeed[], step: StepSeed) {
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
