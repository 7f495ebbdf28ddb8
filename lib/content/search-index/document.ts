import { tokenizeWithSpelling } from "#lib/measures/kitchen-text/normalize.ts";
import type { ItemType } from "#lib/platform/db/tables/items.ts";
import type { StoryType } from "#lib/platform/db/tables/stories.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { extractConcepts, extractUnknownWords } from "./concepts.ts";
import { getSuitabilityTerms } from "./dietary-suitability.ts";
import { extractFacets } from "./facets.ts";
import type { IngredientDiets } from "./ingredient-diets.ts";
import { getListTerms } from "./list-terms.ts";
import { getAncestors, getContents } from "./vocabulary.ts";

/**
 * Weights of PostgreSQL's text search, best first: A title and main category, B what the item
 * mainly is, C ingredients, D summary
 * (https://www.postgresql.org/docs/current/textsearch-features.html).
 */
export const weights = ["A", "B", "C", "D"] as const;
export type Weight = (typeof weights)[number];

/** A category, tag or ingredient; without a name in a language it is missing there. */
interface NamedEntity {
  key: string;
  names: Partial<Localized>;
}

/** An item as the database has it. */
export interface IndexSource {
  id: string;
  type: ItemType;
  storyType: StoryType | null;
  authorType: UserType;
  isLive: boolean;
  texts: { locale: Locale; title: string; summary: string; keywords: string }[];
  categories: (NamedEntity & { group: string | null; isMain: boolean })[];
  /** Without hidden ones. */
  tags: (NamedEntity & { type: string })[];
  ingredients: (NamedEntity & { grams: number; diets?: IngredientDiets | null })[];
  recipe: { minutes: number; kcal: number | null; difficulty: string; isBaked: boolean } | null;
}

/** An item as the index stores it. */
export interface SearchDocument {
  /** Plain text per weight and language. */
  texts: Record<Weight, Localized>;
  /** Concepts, facets, lists and diets in the text format of a tsvector. */
  concepts: string;
  facets: string[];
  /** Every word but those of summaries by its normalized form, as it is written. */
  spellings: Map<string, string>;
}

interface WeightedText {
  weight: Weight;
  texts: Partial<Localized>;
  /** Accept a compound of which only the head is known. */
  canMatchHead?: boolean;
}

/**
 * A broader concept ("berry" of a strawberry cake) weighs one step less than the concept itself.
 */
const nextLowerWeight: Record<Weight, Weight> = { A: "B", B: "C", C: "C", D: "D" };

/** An ingredient with at least this share of the whole weight is a main ingredient. */
const minMainIngredientShare = 0.1;
/** Recipes up to this duration count as quick even without the category. */
const maxQuickMinutes = 30;
/** Lengths of words that are offered as corrections. */
const minSpellingLength = 3;
const maxSpellingLength = 40;

/** The lexeme of an item whose ingredients are known: only of it can be said what it is free of. */
export const knownContents = "#";

/**
 * Turns an item into its document. Concepts are lexemes with a prefix: `=` what the item is about,
 * `#` what it contains (for exclusion), `@` facets, lists and diets.
 */
export function toSearchDocument(source: IndexSource): SearchDocument {
  const weightedTexts = getWeightedTexts(source);
  const facets = extractFacets(source);
  const lexemes = new Map<string, Weight>();
  const add = (lexeme: string, weight: Weight) => {
    if ((lexemes.get(lexeme) ?? "Z") > weight) lexemes.set(lexeme, weight);
  };
  for (const { weight, texts, canMatchHead } of weightedTexts) {
    for (const key of locales.flatMap((locale) => extractConcepts(texts[locale] ?? "", locale, canMatchHead))) {
      for (const ancestor of getAncestors(key)) {
        add(`=${ancestor}`, ancestor === key ? weight : nextLowerWeight[weight]);
      }
    }
  }
  for (const key of getContentConcepts(source).flatMap(getContents)) add(`#${key}`, "D");
  if (source.ingredients.length > 0) add(knownContents, "D");
  if (source.recipe?.isBaked) add("#oven", "D");
  if (source.recipe && source.recipe.minutes <= maxQuickMinutes) add("=quick", "C");
  for (const term of [...facets, ...getListTerms(source), ...getSuitabilityTerms(source)]) add(`@${term}`, "D");
  return {
    texts: Object.fromEntries(
      weights.map((weight) => [weight, joinTexts(weightedTexts, weight)]),
    ) as SearchDocument["texts"],
    concepts: [...lexemes].map(([lexeme, weight]) => `'${lexeme}':1${weight}`).join(" "),
    facets,
    spellings: collectSpellings(weightedTexts),
  };
}

function getWeightedTexts({ type, texts, categories, tags, ingredients }: IndexSource): WeightedText[] {
  const getTexts = (field: "title" | "summary" | "keywords") =>
    Object.fromEntries(texts.map((text) => [text.locale, text[field]]));
  const totalGrams = ingredients.reduce((sum, { key, grams }) => sum + (key === "water" ? 0 : grams), 0);
  // The categories of a recipe say what it is, those of a story only hint at its topic.
  const [main, secondary] = type === "recipe" ? (["A", "B"] as const) : (["B", "C"] as const);
  return [
    { weight: "A", texts: getTexts("title"), canMatchHead: true },
    { weight: "B", texts: getTexts("keywords") },
    { weight: "D", texts: getTexts("summary") },
    ...categories.map(({ isMain, names }) => ({ weight: isMain ? main : secondary, texts: names })),
    ...tags.map(({ names }) => ({ weight: secondary, texts: names })),
    ...ingredients.map(({ grams, names }): WeightedText => {
      const isMain = grams >= totalGrams * minMainIngredientShare;
      return { weight: isMain ? "B" : "C", texts: names, canMatchHead: true };
    }),
  ];
}

/** Concepts an exclusion looks at: the ingredients of a recipe. */
function getContentConcepts({ ingredients }: IndexSource): string[] {
  return ingredients.flatMap(({ names }) =>
    locales.flatMap((locale) => extractConcepts(names[locale] ?? "", locale, true)),
  );
}

/**
 * Titles stay whole because prefixes of their words are searched; of other texts only unknown words
 * are indexed.
 */
function joinTexts(weightedTexts: WeightedText[], weight: Weight): Localized {
  const joinLocale = (locale: Locale) => {
    const parts = weightedTexts.flatMap((part) => (part.weight === weight ? (part.texts[locale] ?? []) : []));
    if (weight === "A") return parts.join(" \n");
    // Each by itself: "egg" before "white miso paste" is no egg white.
    return [...new Set(parts.flatMap((text) => extractUnknownWords(text, locale)))].join(" ");
  };
  return { de: joinLocale("de"), en: joinLocale("en") };
}

function collectSpellings(weightedTexts: WeightedText[]): Map<string, string> {
  // Summaries are sentences: their words ("desto") are no dishes.
  const named = weightedTexts.filter(({ weight }) => weight !== "D");
  const words = named.flatMap(({ texts }) =>
    locales.flatMap((locale) => tokenizeWithSpelling(texts[locale] ?? "", locale)),
  );
  const usable = words.filter(({ word }) => word.length >= minSpellingLength && word.length <= maxSpellingLength);
  return new Map(usable.map(({ word, spelling }) => [word, spelling]));
}
