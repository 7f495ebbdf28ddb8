import type { z } from "zod";
import { slugOf, toImage, toVideo } from "#app/api/content-json.ts";
import type { recipeSchema } from "#lib/api/api-resources/schemas/recipe.ts";
import type { Recipe, RecipeCategory, RecipeIngredient, RecipeUtensil } from "#lib/content/recipes/recipe.ts";
import { toPlainText } from "#lib/measures/markup/plain-text.ts";
import { isPlural } from "#lib/measures/units/plural.ts";
import { pickActive } from "#lib/platform/i18n/active-locales.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";

type RecipeJson = z.input<typeof recipeSchema>;

const avatarWidth = 384;

/** A recipe in answers of the API. */
export function toRecipeJson(
  recipe: Recipe,
  locale: Locale,
  times: { created?: string; updated?: string } = {},
): RecipeJson {
  const { id, slug, title, summary, author, nutrition, rating, mainCategory, source } = recipe;
  const additional = recipe.categories.filter((category) => category.id !== mainCategory?.id);
  return {
    type: "recipe",
    id,
    content_id: id,
    slug,
    title,
    summary,
    url: absoluteUrl(slugAddress(locale, "/recipes/[slug]", slug)),
    is_sponsored: recipe.isSponsored,
    image: toImage(recipe.picture),
    author: toAuthor(author, locale),
    publishing: { state: "live", published: recipe.publishedAt, updated: recipe.updatedAt, ...times },
    tags: recipe.tags.map(({ href, ...tag }) => ({ ...tag, is_hidden: false, url: absoluteUrl(href) })),
    meta: { title: recipe.metaTitle, description: recipe.metaDescription, hreflang: toUrls(recipe.alternates) },
    chefs_note: recipe.chefsNote,
    difficulty: recipe.difficulty,
    duration: recipe.duration,
    servings: recipe.servings,
    nutrition: nutrition && { calories: nutrition.kcal, ...nutrition },
    oven_celsius: recipe.ovenCelsius,
    source: source && { url: source.url, title: source.siteName, author: source.author },
    ingredients: recipe.groups.map(({ heading, ingredients }) => ({
      title: heading,
      list: ingredients.map((row) => toIngredient(row, recipe)),
    })),
    utensils: recipe.utensils.map((utensil) => toUtensil(utensil, recipe, locale)),
    steps: recipe.steps.map((step) => ({
      headline: step.heading,
      text: step.text,
      tip: step.tip,
      image: toImage(step.picture),
      video: toVideo(step.video),
      ingredients: step.ingredients.map((row) => toIngredient(row, recipe)),
      utensils: step.utensils.map((utensil) => toUtensil(utensil, recipe, locale)),
    })),
    categories: { main: mainCategory && toCategory(mainCategory), additional: additional.map(toCategory) },
    video: toVideo(recipe.video),
    user_reactions: {
      like_count: recipe.likeCount,
      rating: rating && (rating.average - 1) / 4,
      rating_count: rating?.count ?? 0,
    },
  };
}

/** The author of a recipe or story. */
export function toAuthor({ picture, newType, ...author }: Omit<Recipe["author"], "website">, locale: Locale) {
  return {
    ...author,
    new_type: newType,
    image: toImage(picture, avatarWidth),
    url: absoluteUrl(slugAddress(locale, "/users/[slug]", author.slug)),
  };
}

/** Addresses of a page in the languages that are switched on. */
export function toUrls(addresses: Partial<Record<Locale, string>>): Partial<Record<Locale, string>> {
  return Object.fromEntries(Object.entries(pickActive(addresses)).map(([locale, path]) => [locale, absoluteUrl(path)]));
}

export function toCategory({ title, href }: Pick<RecipeCategory, "title" | "href">) {
  return { title, slug: slugOf(href), url: absoluteUrl(href) };
}

function toIngredient(row: RecipeIngredient, { unitNames }: Recipe) {
  const { amount, amountMax, unit, unitCode, us, names, usNames, name, href } = row;
  const metric = {
    amount,
    amount_max: amountMax,
    unit: unitCode === null ? null : { code: unitCode, name: unit || (unitNames[unitCode]?.many ?? unitCode) },
  };
  const nameUnit = (code: string, count: number) => {
    const words = unitNames[code];
    return words ? (isPlural(count) ? words.many : words.one) : code;
  };
  const imperial = us && {
    amount: us.amount,
    amount_max: us.amountMax ?? null,
    unit: { code: us.unit, name: nameUnit(us.unit, us.amountMax ?? us.amount) },
    ...(us.plus && { plus: { amount: us.plus.amount, unit: us.plus.unit } }),
  };
  return {
    name: { ...names, rendered: name },
    ...(usNames && { us_name: usNames }),
    measurement: { metric, imperial: imperial ?? metric },
    characteristic: row.characteristic,
    additional_information: row.addition,
    url: href && absoluteUrl(href),
  };
}

function toUtensil({ id, name, amount, sizeParts }: RecipeUtensil, { unitNames }: Recipe, locale: Locale) {
  const parts = sizeParts.flatMap((part) => (typeof part === "object" && part.type === "noun" ? [] : [part]));
  return { id, name, amount, size: toPlainText(parts, locale, unitNames) };
}
