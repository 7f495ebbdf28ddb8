import { splitTrimmed } from "#lib/platform/text/split-trimmed.ts";
import type { ImportedRecipe } from "../imported-recipe.ts";
import { recipeLimits } from "../limits.ts";
import { getDuration } from "./duration.ts";
import { getIngredientGroups } from "./ingredients.ts";
import { getSteps } from "./instructions.ts";
import { listThings, parseJsonLd } from "./json-ld.ts";
import { type PageContent, readPage } from "./page-reader.ts";
import { toLine, truncate } from "./plain-text.ts";
import { getServings } from "./servings.ts";
import { getLine, getNames, getValues, hasType, type Thing, toText } from "./thing.ts";

/** Recipes of a page that are looked at. */
const maxRecipes = 20;

/**
 * Reads the recipe that a page describes with schema.org: JSON-LD, or else microdata or RDFa. Of
 * several it is the first with ingredients and steps: others of the page are only listed.
 *
 * @param html of any origin; broken parts are left out
 * @param url where the page was found, for the credit
 * @returns null when there is no recipe with ingredients or steps
 * @see https://schema.org/Recipe
 */
export function extractRecipe(html: string, url: string): ImportedRecipe | null {
  const page = readPage(html);
  const candidates = [...parseJsonLd(page.scripts), page.items];
  const recipes = listThings(candidates)
    .filter((thing) => hasType(thing, "Recipe"))
    .slice(0, maxRecipes)
    .map((thing) => toImportedRecipe(thing, page, url));
  const isComplete = (recipe: ImportedRecipe) => recipe.ingredientGroups.length > 0 && recipe.steps.length > 0;
  const hasContent = (recipe: ImportedRecipe) => recipe.ingredientGroups.length > 0 || recipe.steps.length > 0;
  return recipes.find(isComplete) ?? recipes.find(hasContent) ?? null;
}

function toImportedRecipe(recipe: Thing, page: PageContent, url: string): ImportedRecipe {
  return {
    language: getLanguage(recipe, page),
    title: shorten(getLine(recipe, "name") ?? getLine(recipe, "headline"), recipeLimits.titleLength),
    description: shorten(getLine(recipe, "description"), recipeLimits.descriptionLength),
    servings: getServings(recipe),
    duration: getDuration(recipe),
    // schema.org does not describe it.
    difficulty: null,
    ingredientGroups: getIngredientGroups(recipe),
    steps: getSteps(recipe),
    utensils: getUtensils(recipe),
    source: {
      url,
      siteName: truncate(getSiteName(recipe, page, url), recipeLimits.creditLength),
      author: truncate([...new Set(getNames(recipe, "author"))].join(", "), recipeLimits.creditLength),
    },
  };
}

function shorten(text: string | null, maxLength: number): string | null {
  return text ? truncate(text, maxLength) : null;
}

function getLanguage(recipe: Thing, page: PageContent): ImportedRecipe["language"] {
  const tags = [...getValues(recipe, "inLanguage").map(toText), page.language];
  const language = tags.find(Boolean)?.trim().slice(0, 2).toLowerCase();
  return language === "de" || language === "en" ? language : null;
}

function getUtensils(recipe: Thing): string[] {
  const names = getNames(recipe, "tool");
  // One text may list all of them.
  const [list, ...others] = names;
  const utensils = list !== undefined && others.length === 0 ? splitTrimmed(list, /[,;]/) : names;
  return [...new Set(utensils.filter(Boolean))]
    .slice(0, recipeLimits.utensils)
    .map((name) => truncate(name, recipeLimits.utensilLength));
}

function getSiteName(recipe: Thing, page: PageContent, url: string): string {
  const name = toLine(page.siteName ?? "") || getNames(recipe, "publisher")[0];
  return name || (URL.parse(url)?.hostname.replace(/^www\./, "") ?? "");
}
