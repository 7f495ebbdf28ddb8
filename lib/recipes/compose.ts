import { cardBadge } from "#lib/badge.ts";
import { slugAddress } from "#lib/i18n/address.ts";
import { type Locale, pickLocale } from "#lib/i18n/locales.ts";
import { isPlural } from "./plural.ts";
import type { Recipe, RecipeIngredient, RecipeUtensil } from "./recipe.ts";
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
    steps: recipe.steps.flatMap((step, n) => {
      const stepWords = words.steps[n];
      if (!stepWords) return [];
      return {
        ...stepWords,
        tip: stepWords.tip ?? null,
        ingredients: step.ingredients.flatMap(({ position, amount }) => {
          const used = rows.ingredientRows.find(({ row }) => row.position === position);
          return used ? composeIngredient(locale, used, amount) : [];
        }),
        utensils: step.utensils.flatMap((id) => composeUtensil(locale, rows, id, 1)),
        picture: pictureOf(step.pictureId),
      };
    }),
    tags: rows.tagRows
      .filter((tag) => !tag.isHidden)
      .map(({ slug, title, type }) => ({ slug, title, type, href: slugAddress(locale, "/tags/[slug]", slug) })),
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
    publishedAt: (item.publishedAt ?? item.createdAt).toISOString(),
    updatedAt: item.updatedAt.toISOString(),
    alternates: Object.fromEntries(
      rows.slugs.map(({ locale: other, slug }) => [other, slugAddress(other, "/recipes/[slug]", slug)]),
    ),
  };
}

function composeIngredient(
  locale: Locale,
  { row, text, hasPage, unitNames }: IngredientRow,
  part?: number,
): RecipeIngredient {
  const amount = part ?? row.amount;
  const amountMax = part === undefined ? row.amountMax : null;
  const counted = amountMax ?? amount;
  const unit = unitNames?.[locale];
  // A unit carries the number ("2 cloves of garlic"); without one the ingredient does ("2 onions"). No amount: what one has at home.
  const name = unit || counted === null || !isPlural(counted) ? text.one : text.many;
  return {
    position: row.position,
    amount,
    amountMax,
    unit: unit && counted !== null ? (isPlural(counted) ? unit.many : unit.one) : "",
    unitCode: row.unit,
    name,
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

function composeCategories(
  locale: Locale,
  { item, categoryRows }: RecipeRows,
): Pick<Recipe, "mainCategory" | "categories"> {
  const links = categoryRows.map(({ id, slug, title }) => ({
    id,
    title,
    href: slugAddress(locale, "/categories/[slug]", slug),
  }));
  return { mainCategory: links.find((link) => link.id === item.mainCategoryId) ?? null, categories: links };
}

function composeBadge({ item, tagRows }: RecipeRows): Recipe["badge"] {
  const badge = cardBadge({ type: "recipe", state: item.state, tagKeys: tagRows.map((tag) => tag.key) });
  return badge === "featured" || badge === "vegan" || badge === "vegetarian" ? badge : null;
}
