import { listTerm } from "#lib/content/search-index/list-terms.ts";
import type { Recipe } from "./recipe.ts";

/** Tags that tell what is left out. A related recipe leaves out the same. */
const dietTags = ["vegan", "vegetarian", "gluten-free", "lactose-free", "low-carb", "alcohol-free"];
/** Drinks are related to drinks. */
const drinkTag = "beverages-and-smoothies";
/** In nearly every dish, so it says least. */
const commonIngredient = "vegetables";

/** What relates a recipe to others; `categories` with their keys. */
export interface RelatedFacts {
  tags: Pick<Recipe["tags"][number], "key">[];
  mainCategory: string | null;
  categories: { key: string; group: string | null }[];
}

/**
 * Lists searches for recipes to cook instead of this one, as terms of the index that must all
 * match, nearest first: same cuisine and main ingredient, then either, then the same course and
 * meal. Every search demands the diets of the recipe.
 */
export function listRelatedTerms({ tags, mainCategory, categories }: RelatedFacts): string[][] {
  const keysOf = (group: string) => categories.filter((category) => category.group === group).map(({ key }) => key);
  const tagKeys = tags.map(({ key }) => key);
  const diets = dietTags.filter((key) => tagKeys.includes(key));
  const dietCategories = keysOf("group-diet").filter((key) => !diets.includes(key));
  const required = [
    listTerm.type("recipe"),
    ...diets.map(listTerm.tag),
    ...dietCategories.map(listTerm.category),
    ...(tagKeys.includes(drinkTag) ? [listTerm.tag(drinkTag)] : []),
  ];
  const cuisines = keysOf("group-cuisine");
  const ingredients = keysOf("group-ingredient").toSorted(
    (a, b) => Number(a === commonIngredient) - Number(b === commonIngredient),
  );
  const relations = [
    ...cuisines.flatMap((cuisine) => ingredients.map((ingredient) => [cuisine, ingredient])),
    ...[...ingredients, ...cuisines].map((key) => [key]),
    ...(mainCategory ? [[mainCategory]] : []),
    ...["group-course", "group-baking", "group-drinks", "group-day-time"].flatMap(keysOf).map((key) => [key]),
  ];
  return relations.map((keys) => [...required, ...keys.map(listTerm.category)]);
}
