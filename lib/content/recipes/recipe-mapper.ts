import { parseTin } from "#lib/measures/kitchen-text/tin.ts";
import { readRecipeText } from "#lib/measures/markup/recipe-text.ts";
import { listUsNouns } from "#lib/measures/markup/us-nouns.ts";
import { usUnits } from "#lib/measures/units/us-units.ts";
import { itemBadge } from "#lib/platform/db/item-badge.ts";
import type { StepRow } from "#lib/platform/db/tables/recipes.ts";
import { type Locale, pickLocale } from "#lib/platform/i18n/locales.ts";
import { slugAddress, slugAddresses } from "#lib/platform/routing/address.ts";
import { capitalize } from "#lib/platform/text/capitalize.ts";
import { readFacts } from "./facts.ts";
import { toIngredient, toNames } from "./ingredient-mapper.ts";
import type { Recipe, RecipeStep, RecipeUtensil } from "./recipe.ts";
import type { RecipeRows } from "./row-queries.ts";
import { toStepIngredient } from "./step-ingredient.ts";

/** Converts the rows of a recipe to what its page shows. */
export function toRecipe(locale: Locale, rows: RecipeRows): Recipe {
  const { item, recipe, text, recipeText, author, pictures, videos } = rows;
  const { storage, freezing, makeAhead } = recipeText;
  const toParts = (stored: string) => toText(locale, rows, stored).parts;
  const chefsNote = toText(locale, rows, recipeText.chefsNote);
  const unitNames = toUnitNames(locale, rows);
  const { duration, ...facts } = readFacts(recipe);
  const findPicture = (id?: string | null) => (id && pictures.get(id)) || null;
  return {
    id: item.id,
    ...text,
    chefsNote: chefsNote.plain,
    chefsNoteParts: chefsNote.parts,
    keeping: { storage: toParts(storage), freezing: toParts(freezing), makeAhead: toParts(makeAhead) },
    ...facts,
    duration: { ...duration, total: recipe.minutes },
    groups: recipeText.groups.map((heading, group) => ({
      heading,
      ingredients: rows.ingredientRows
        .filter(({ row }) => row.groupPosition === group)
        .map((row) => toIngredient(locale, row, unitNames)),
    })),
    utensils: recipe.utensils.flatMap(({ utensilId, amount = 1, size }) =>
      toUtensils(locale, rows, utensilId, amount, size?.[locale]),
    ),
    unitNames,
    tin: findTin(rows),
    steps: recipe.steps.flatMap((_, index) => toSteps(locale, rows, index)),
    tags: rows.tagRows
      .filter((tag) => !tag.isHidden)
      .map(({ key, slug, title, type }) => ({
        key,
        slug,
        title,
        type,
        href: slugAddress(locale, "/tags/[slug]", slug),
      })),
    ...toCategories(locale, rows),
    badge: toBadge(rows),
    isSponsored: item.isSponsored,
    picture: findPicture(item.pictureId),
    video: (item.videoId && videos.get(item.videoId)) || null,
    author: {
      id: author.id,
      name: author.name,
      slug: author.slug,
      newType: author.newType,
      occupation: capitalize(pickLocale(author.occupation, locale) ?? "", locale),
      bio: pickLocale(author.bio, locale) ?? "",
      website: author.website,
      picture: findPicture(author.pictureId),
    },
    likeCount: rows.likeCount,
    userLikeCount: rows.likeCount - rows.sampleLikeCount,
    rating: toRating(rows),
    publishedAt: (item.publishedAt ?? item.createdAt).toISOString(),
    updatedAt: item.updatedAt.toISOString(),
    alternates: slugAddresses("/recipes/[slug]", rows.slugs),
  };
}

function toText(locale: Locale, rows: RecipeRows, text: string) {
  return readRecipeText(text, locale, {
    unitNames: toUnitNames(locale, rows),
    rows: rows.ingredientRows.map(({ row, ...ingredient }) => ({ ...ingredient, group: row.groupPosition })),
    usNouns: locale === "en" ? listUsNouns(rows.ingredientRows.map(({ text: names }) => toNames(names))) : undefined,
  });
}

function toUnitNames(locale: Locale, { unitRows }: RecipeRows): Recipe["unitNames"] {
  return { ...usUnits[locale], ...Object.fromEntries(unitRows.map(({ code, names }) => [code, names[locale]])) };
}

function toSteps(locale: Locale, rows: RecipeRows, index: number): RecipeStep[] {
  const { steps } = rows.recipe;
  const step = steps[index];
  const stepText = rows.recipeText.steps[index];
  if (!step || !stepText) return [];
  const text = toText(locale, rows, stepText.text);
  const tip = toText(locale, rows, stepText.tip ?? "");
  const unitNames = toUnitNames(locale, rows);
  return [
    {
      heading: stepText.heading,
      text: text.plain,
      textParts: text.parts,
      tip: tip.plain || null,
      tipParts: tip.parts,
      ingredients: step.ingredients.flatMap(({ position, amount }) => {
        const ingredientRow = rows.ingredientRows.find(({ row }) => row.position === position);
        const earlier = listAmounts(steps.slice(0, index), position);
        return ingredientRow ? [toStepIngredient(locale, ingredientRow, unitNames, { amount, earlier })] : [];
      }),
      utensils: step.utensils.flatMap((id) => toUtensils(locale, rows, id, 1)),
      picture: (step.pictureId && rows.pictures.get(step.pictureId)) || null,
      video: (step.videoId && rows.videos.get(step.videoId)) || null,
    },
  ];
}

/** What each of these steps uses of an ingredient, undefined for all that is left. */
function listAmounts(steps: StepRow[], position: number): (number | undefined)[] {
  return steps.flatMap(({ ingredients }) =>
    ingredients.filter((used) => used.position === position).map(({ amount }) => amount),
  );
}

function toUtensils(locale: Locale, rows: RecipeRows, id: string, amount: number, size = ""): RecipeUtensil[] {
  const names = rows.utensilRows.find((row) => row.id === id)?.names[locale];
  const sizeParts = toText(locale, rows, size).parts;
  return names ? [{ id, name: amount > 1 ? names.many : names.one, amount, sizeParts }] : [];
}

function findTin({ recipe, utensilRows }: RecipeRows): Recipe["tin"] {
  const tins = recipe.utensils.map(({ utensilId, size }) =>
    parseTin(utensilRows.find(({ id }) => id === utensilId)?.key ?? "", size?.de ?? ""),
  );
  return tins.find((tin) => tin !== null) ?? null;
}

function toRating({ ratingCount: count, ratingSum, hasSampleRatings }: RecipeRows): Recipe["rating"] {
  return count > 0 && !hasSampleRatings ? { average: Math.round((10 * ratingSum) / count) / 10, count } : null;
}

function toCategories(locale: Locale, { item, categoryRows }: RecipeRows): Pick<Recipe, "mainCategory" | "categories"> {
  const links = categoryRows.map(({ id, slug, title, group }) => ({
    id,
    title,
    group,
    href: slugAddress(locale, "/categories/[slug]", slug),
  }));
  return { mainCategory: links.find((link) => link.id === item.mainCategoryId) ?? null, categories: links };
}

function toBadge({ item, tagRows }: RecipeRows): Recipe["badge"] {
  const badge = itemBadge({ type: "recipe", state: item.state, tagKeys: tagRows.map((tag) => tag.key) });
  return badge === "featured" || badge === "vegan" || badge === "vegetarian" ? badge : null;
}
