import { extractConcepts } from "#lib/content/search-index/concepts.ts";
import { getAncestors, getContents, isEdible } from "#lib/content/search-index/vocabulary.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import type { IngredientRow } from "./ingredient-option.ts";

/** An ingredient with its concepts of the search vocabulary. */
export interface KnownIngredient extends IngredientRow {
  concepts: string[];
}

/** Excluding the key excludes the value, as in the search: users who avoid milk avoid dairy. */
const exclusionAliases: Record<string, string> = { milk: "dairy" };

/**
 * Preserved food and misleading names: fresh tomatoes do not replace tomato purée, and tinned ones
 * do not replace fresh ones. These substitute only ingredients with the same concept (both sorts of
 * tinned tomatoes).
 */
const preserved = new Set([
  "apricot-jam",
  "candied-lemon-peel",
  "candied-orange-peel",
  "canned-tomatoes",
  "chili-flakes",
  "chopped-tomatoes",
  "coconut-milk",
  "dried-mint",
  "dried-oregano",
  "dried-porcini",
  "freeze-dried-strawberry",
  "gherkin",
  "kashmiri-chilli-powder",
  "pul-biber",
  "rye-flour",
  "sourdough-bread",
  "spring-onion",
  "strawberry-jam",
  "tomato-passata",
  "tomato-paste",
]);

/** What an ingredient is, where its name also says of what it is made: egg pasta, potato starch. */
const headConcepts: Record<string, string> = {
  "minced-beef": "mince",
  "potato-starch": "cornflour",
  tagliatelle: "other-pasta",
};

/** Cuts and roots that no other ingredient replaces, though the search finds them by one word. */
const irreplaceable = new Set(["celery", "goulash-beef", "roulade-beef"]);

/** Extracts the edible concepts of an ingredient from its first name that has any. */
export function extractIngredientConcepts({ texts }: IngredientRow): string[] {
  for (const locale of locales) {
    const text = texts.find((one) => one.locale === locale);
    const concepts = extractConcepts(text?.singular ?? "", locale, true).filter(isEdible);
    if (concepts.length > 0) return concepts;
  }
  return [];
}

/**
 * Lists the ingredients that one ingredient replaces: itself, those with the same concept and
 * narrower ones. Onions replace shallots; shallots do not replace onions.
 *
 * @returns Ids of ingredients.
 */
export function findSubstitutes(ingredient: KnownIngredient, all: readonly KnownIngredient[]): string[] {
  const { id, key } = ingredient;
  if (irreplaceable.has(key)) return [id];
  const heads = getHeads(ingredient);
  const others = all.filter(
    (other) =>
      !irreplaceable.has(other.key) &&
      preserved.has(other.key) === preserved.has(key) &&
      hasConcept({ ...other, concepts: getHeads(other) }, heads, preserved.has(key)),
  );
  return [...new Set([id, ...others.map((other) => other.id)])];
}

/** Lists the ids of all ingredients of a group; what is made of them does not count. */
export function findGroupMembers(group: string, all: readonly KnownIngredient[]): string[] {
  return all.filter((other) => !preserved.has(other.key) && hasConcept(other, [group], false)).map(({ id }) => id);
}

/** Lists the ids excluded with an ingredient: itself, narrower ones and all that contain it. */
export function findExcluded({ id, key, concepts }: KnownIngredient, all: readonly KnownIngredient[]): string[] {
  return preserved.has(key)
    ? [id]
    : [...new Set([id, ...concepts.flatMap((concept) => findExcludedByGroup(concept, all))])];
}

/** Lists the ids of all ingredients that contain a group. */
export function findExcludedByGroup(group: string, all: readonly KnownIngredient[]): string[] {
  const excludedConcept = exclusionAliases[group] ?? group;
  return all.filter(({ concepts }) => concepts.flatMap(getContents).includes(excludedConcept)).map(({ id }) => id);
}

function getHeads({ key, concepts }: KnownIngredient): string[] {
  const head = headConcepts[key];
  return head ? [head] : concepts;
}

function hasConcept(other: KnownIngredient, concepts: readonly string[], isExact: boolean): boolean {
  const reachedConcepts = isExact ? other.concepts : other.concepts.flatMap(getAncestors);
  return reachedConcepts.some((concept) => concepts.includes(concept));
}
