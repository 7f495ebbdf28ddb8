import "server-only";
import { listSuitedNeeds } from "#lib/content/search-index/dietary-suitability.ts";
import type { IndexSource } from "#lib/content/search-index/document.ts";
import { listSources } from "#lib/content/search-index/index-items.ts";
import {
  type DietFact,
  type DietTag,
  deriveDiets,
  dietTags,
  type IngredientDiets,
} from "#lib/content/search-index/ingredient-diets.ts";
import { batchesOf } from "#lib/platform/db/batches.ts";
import { db } from "#lib/platform/db/client.ts";
import { type DeskIngredient, listRecipesWith } from "./desk-queries.ts";

/** What becomes of the recipes with an ingredient when editors decide anew about a diet. */
export interface DietChange {
  diet: DietTag;
  before: DietFact;
  after: DietFact;
  /** Recipes that no longer suit the diet, or suit it only after the change. */
  lost: number;
  gained: number;
  /** Recipes whose tag of the diet the ingredient contradicts then. */
  contradicted: number;
}

const batchSize = 200;

/** The diets of an ingredient: those that an editor has decided, or what its names tell. */
export function getDiets({ diets, key, texts }: Pick<DeskIngredient, "diets" | "key" | "texts">): IngredientDiets {
  const nameOf = ({ singular, plural }: { singular: string; plural: string }) => `${singular}, ${plural}`;
  return diets ?? deriveDiets({ de: nameOf(texts.de), en: nameOf(texts.en) }, key);
}

/** Lists the diets of an ingredient that would change, with what becomes of public recipes. */
export async function previewDiets(ingredient: DeskIngredient, diets: IngredientDiets): Promise<DietChange[]> {
  const before = getDiets(ingredient);
  const changed = dietTags.filter((diet) => before[diet] !== diets[diet]);
  if (changed.length === 0) return [];
  const recipes = await listLiveRecipes(ingredient.id);
  const pairs = recipes.map((recipe) => ({
    tags: recipe.tags.map(({ key }) => key),
    before: new Set<DietTag>(listSuitedNeeds(withDiets(recipe, ingredient.key, before))),
    after: new Set<DietTag>(listSuitedNeeds(withDiets(recipe, ingredient.key, diets))),
  }));
  return changed.map((diet) => ({
    diet,
    before: before[diet],
    after: diets[diet],
    lost: pairs.filter((pair) => pair.before.has(diet) && !pair.after.has(diet)).length,
    gained: pairs.filter((pair) => !pair.before.has(diet) && pair.after.has(diet)).length,
    contradicted: diets[diet] === "conflicts" ? pairs.filter(({ tags }) => tags.includes(diet)).length : 0,
  }));
}

function withDiets(recipe: IndexSource, key: string, diets: IngredientDiets): IndexSource {
  const ingredients = recipe.ingredients.map((one) => (one.key === key ? { ...one, diets } : one));
  return { ...recipe, ingredients };
}

async function listLiveRecipes(ingredientId: string): Promise<IndexSource[]> {
  const ids = await db.transaction((tx) => listRecipesWith(tx, ingredientId));
  const recipes: IndexSource[] = [];
  for (const batch of batchesOf(ids, batchSize)) recipes.push(...(await listSources(db, batch)));
  return recipes.filter(({ isLive }) => isLive);
}
