import { cardBadge } from "#lib/badge.ts";
import type { StepRow } from "#lib/db/tables/recipes.ts";
import { slugAddress, slugAddresses } from "#lib/i18n/address.ts";
import { type Locale, pickLocale } from "#lib/i18n/locales.ts";
import { isNamedInPlural, isPlural } from "#lib/measure/plural.ts";
import { toUsMeasure } from "#lib/measure/us-measure.ts";
import type { Recipe, RecipeIngredient, RecipeStep, RecipeUtensil } from "./recipe.ts";
import type { RecipeRows } from "./rows.ts";

type IngredientRow = RecipeRows["ingredientRows"][number];

/** The rows of a recipe as the page shows them. */
export function composeRecipe(locale: Locale, rows: RecipeRows): Recipe {
  const { item, recipe, text, words, author, pictures, videos } = rows;
  const pictureOf = (id?: string | null) => (id && pictures.get(id)) || null;
  return {
    id: item.id,
    ...text,
    chefsNote: words.chefsNote,
    difficulty: recipe.difficulty,
    duration: {
      preparation: recipe.preparation,
      baking: recipe.baking,
      resting: recipe.resting,
      total: recipe.minutes,
    },
    ovenCelsius: recipe.ovenCelsius,
    servings: { amount: recipe.servingsAmount, type: recipe.servingsType },
    nutrition: composeNutrition(recipe),
    groups: words.groups.map((heading, group) => ({
      heading,
      ingredients: rows.ingredientRows
        .filter(({ row }) => row.groupPosition === group)
        .map((row) => composeIngredient(locale, row)),
    })),
    utensils: recipe.utensils.flatMap(({ utensilId, amount = 1, size }) =>
      composeUtensil(locale, rows, utensilId, amount, size?.[locale]),
    ),
    steps: recipe.steps.flatMap((_, n) => composeStep(locale, rows, n)),
    tags: rows.tagRows
      .filter((tag) => !tag.isHidden)
      .map(({ key, slug, title, type }) => ({
        key,
        slug,
        title,
        type,
        href: slugAddress(locale, "/tags/[slug]", slug),
      })),
    ...composeCategories(locale, rows),
    badge: composeBadge(rows),
    isSponsored: item.isSponsored,
    picture: pictureOf(item.pictureId),
    video: (item.videoId && videos.get(item.videoId)) || null,
    author: {
      name: author.name,
      slug: author.slug,
      newType: author.newType,
      occupation: pickLocale(author.occupation, locale) ?? "",
      bio: pickLocale(author.bio, locale) ?? "",
      website: author.website,
      picture: pictureOf(author.pictureId),
    },
    likeCount: rows.likeCount,
    rating: composeRating(rows),
    publishedAt: (item.publishedAt ?? item.createdAt).toISOString(),
    updatedAt: item.updatedAt.toISOString(),
    alternates: slugAddresses("/recipes/[slug]", rows.slugs),
  };
}

function composeStep(locale: Locale, rows: RecipeRows, n: number): RecipeStep[] {
  const { steps } = rows.recipe;
  const step = steps[n];
  const words = rows.words.steps[n];
  if (!step || !words) return [];
  return [
    {
      ...words,
      tip: words.tip ?? null,
      ingredients: step.ingredients.flatMap(({ position, amount }) => {
        const listed = rows.ingredientRows.find(({ row }) => row.position === position);
        if (!listed) return [];
        const part = amount ?? leftOver(listed.row.amount, position, steps.slice(0, n));
        if (part !== null) return composeIngredient(locale, listed, part);
        return { ...composeIngredient(locale, listed), amount: null, amountMax: null, unit: "" };
      }),
      utensils: step.utensils.flatMap((id) => composeUtensil(locale, rows, id, 1)),
      picture: (step.pictureId && rows.pictures.get(step.pictureId)) || null,
      video: (step.videoId && rows.videos.get(step.videoId)) || null,
    },
  ];
}

/** What the steps before have left of an ingredient: undefined while it is untouched, null when it is used up. */
function leftOver(whole: number | null, position: number, before: StepRow[]): number | null | undefined {
  const uses = before.flatMap((step) => step.ingredients.filter((used) => used.position === position));
  if (uses.length === 0) return undefined;
  const rest = uses.reduce((left, { amount }) => left - (amount ?? left), whole ?? 0);
  return rest > 0.001 ? rest : null;
}

function composeIngredient(
  locale: Locale,
  { row, text, hasPage, pieceGrams, density, unit }: IngredientRow,
  part?: number,
): RecipeIngredient {
  const amount = part ?? row.amount;
  const amountMax = part === undefined ? row.amountMax : null;
  const counted = amountMax ?? amount;
  const unitNames = unit?.names[locale];
  const unitGrams = unit?.dimension === "mass" ? unit.factor : null;
  const isMany = isNamedInPlural({ amount: counted, unitCode: row.unit, unitGrams, pieceGrams });
  return {
    position: row.position,
    amount,
    amountMax,
    unit: unitNames && counted !== null ? (isPlural(counted) ? unitNames.many : unitNames.one) : "",
    unitCode: row.unit,
    us: amountMax === null ? toUsMeasure({ amount, unitCode: row.unit, density }) : null,
    name: isMany ? text.many : text.one,
    characteristic: pickLocale(row.characteristic, locale) ?? "",
    addition: pickLocale(row.addition, locale) ?? "",
    href: hasPage ? slugAddress(locale, "/ingredients/[slug]", text.slug) : null,
  };
}

function composeUtensil(locale: Locale, rows: RecipeRows, id: string, amount: number, size = ""): RecipeUtensil[] {
  const names = rows.utensilRows.find((row) => row.id === id)?.names[locale];
  return names ? [{ id, name: amount > 1 ? names.many : names.one, amount, size }] : [];
}

function composeNutrition({ kcal, fat, protein, carbohydrate }: RecipeRows["recipe"]): Recipe["nutrition"] {
  if (kcal === null || fat === null || protein === null || carbohydrate === null) return null;
  return { kcal, fat, protein, carbohydrate };
}

function composeRating({ ratingCount: count, ratingSum }: RecipeRows): Recipe["rating"] {
  return count > 0 ? { average: Math.round((10 * ratingSum) / count) / 10, count } : null;
}

function composeCategories(
  locale: Locale,
  { item, categoryRows }: RecipeRows,
): Pick<Recipe, "mainCategory" | "categories"> {
  const links = categoryRows.map(({ id, slug, title, group }) => ({
    id,
    title,
    group,
    href: slugAddress(locale, "/categories/[slug]", slug),
  }));
  return { mainCategory: links.find((link) => link.id === item.mainCategoryId) ?? null, categories: links };
}

function composeBadge({ item, tagRows }: RecipeRows): Recipe["badge"] {
  const badge = cardBadge({ type: "recipe", state: item.state, tagKeys: tagRows.map((tag) => tag.key) });
  return badge === "featured" || badge === "vegan" || badge === "vegetarian" ? badge : null;
}
