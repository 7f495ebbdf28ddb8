import type { ItemType } from "#lib/db/tables/items.ts";
import type { StoryType } from "#lib/db/tables/stories.ts";
import type { UserType } from "#lib/db/tables/users.ts";
import { type Locale, type Localized, locales } from "#lib/i18n/locales.ts";
import { facetsOf } from "./facets.ts";
import { spellings } from "./fold.ts";
import { meaningsIn, unknownIn } from "./meanings.ts";
import { scopesOf } from "./scopes.ts";
import { suitsOf } from "./suits.ts";
import { contained, widened } from "./vocabulary.ts";

/** How much a word says about an item: its title, what it is, what is in it, what is said of it. */
export const weights = ["A", "B", "C", "D"] as const;
export type Weight = (typeof weights)[number];

/** A category, a tag or an ingredient with its words; missing in a language it has no name in. */
interface Named {
  key: string;
  names: Partial<Localized>;
}

/** What the database knows of an item before it becomes searchable. */
export interface Source {
  id: string;
  type: ItemType;
  storyType: StoryType | null;
  authorType: UserType;
  isLive: boolean;
  texts: { locale: Locale; title: string; summary: string; words: string }[];
  categories: (Named & { group: string | null; isMain: boolean })[];
  /** Public ones only. */
  tags: (Named & { type: string })[];
  ingredients: (Named & { grams: number })[];
  recipe: { minutes: number; kcal: number | null; difficulty: string; isBaked: boolean } | null;
}

export interface SearchDocument {
  /** Plain words per weight and language. */
  texts: Record<Weight, Localized>;
  /** The meanings as PostgreSQL writes a tsvector. */
  meanings: string;
  facets: string[];
  /** Every word in it, folded and as it is written. */
  words: Map<string, string>;
}

interface Piece {
  weight: Weight;
  texts: Partial<Localized>;
  /** Take the head of a compound whose first part is unknown. */
  isLoose?: boolean;
}

/** Somebody who asks for berries means strawberries too, but not first of all. */
const below: Record<Weight, Weight> = { A: "B", B: "C", C: "C", D: "D" };

/** From this part of the whole weight on an ingredient is a main one. */
const mainShare = 0.1;
/** Minutes that count as quick whether or not it is filed under that. */
const quickMinutes = 30;

/** An item as the search sees it. */
export function toDocument(source: Source): SearchDocument {
  const pieces = piecesOf(source);
  const facets = facetsOf(source);
  const lexemes = new Map<string, Weight>();
  const add = (lexeme: string, weight: Weight) => {
    if ((lexemes.get(lexeme) ?? "Z") > weight) lexemes.set(lexeme, weight);
  };
  for (const { weight, texts, isLoose } of pieces) {
    for (const key of locales.flatMap((locale) => meaningsIn(texts[locale] ?? "", locale, isLoose))) {
      for (const meaning of widened(key)) add(`=${meaning}`, meaning === key ? weight : below[weight]);
    }
  }
  for (const key of eaten(source).flatMap(contained)) add(`#${key}`, "D");
  if (source.recipe?.isBaked) add("#oven", "D");
  if (source.recipe && source.recipe.minutes <= quickMinutes) add("=quick", "C");
  for (const value of [...facets, ...scopesOf(source), ...suitsOf(source)]) add(`@${value}`, "D");
  return {
    texts: Object.fromEntries(weights.map((weight) => [weight, joined(pieces, weight)])) as SearchDocument["texts"],
    meanings: [...lexemes].map(([lexeme, weight]) => `'${lexeme}':1${weight}`).join(" "),
    facets,
    words: wordsOf(pieces),
  };
}

function piecesOf({ type, texts, categories, tags, ingredients }: Source): Piece[] {
  const said = (field: "title" | "summary" | "words") =>
    Object.fromEntries(texts.map((text) => [text.locale, text[field]]));
  const total = ingredients.reduce((sum, { key, grams }) => sum + (key === "water" ? 0 : grams), 0);
  // What a recipe is filed under, it is; of a story that is a hint.
  const [main, filed] = type === "recipe" ? (["A", "B"] as const) : (["B", "C"] as const);
  return [
    { weight: "A", texts: said("title"), isLoose: true },
    { weight: "B", texts: said("words") },
    { weight: "D", texts: said("summary") },
    ...categories.map(({ isMain, names }) => ({ weight: isMain ? main : filed, texts: names })),
    ...tags.map(({ names }) => ({ weight: filed, texts: names })),
    ...ingredients.map(
      ({ grams, names }) => ({ weight: grams >= total * mainShare ? "B" : "C", texts: names, isLoose: true }) as const,
    ),
  ];
}

/** What is in it: the ingredients of a recipe, what a story is about. */
function eaten({ type, texts, categories, ingredients }: Source): string[] {
  if (type === "recipe") {
    return ingredients.flatMap(({ names }) =>
      locales.flatMap((locale) => meaningsIn(names[locale] ?? "", locale, true)),
    );
  }
  const main = categories.filter(({ isMain }) => isMain).flatMap(({ names }) => Object.entries(names));
  const about = [...texts.map(({ locale, title }) => [locale, title] as const), ...(main as [Locale, string][])];
  return about.flatMap(([locale, text]) => meaningsIn(text, locale));
}

/** Titles as they are, because beginnings of their words are looked for; of all else only what has no known meaning. */
function joined(pieces: Piece[], weight: Weight): Localized {
  const of = (locale: Locale) => {
    const text = pieces.flatMap((piece) => (piece.weight === weight ? (piece.texts[locale] ?? []) : [])).join(" \n");
    return weight === "A" ? text : unknownIn(text, locale).join(" ");
  };
  return { de: of("de"), en: of("en") };
}

function wordsOf(pieces: Piece[]): Map<string, string> {
  const all = pieces.flatMap(({ texts }) => locales.flatMap((locale) => spellings(texts[locale] ?? "", locale)));
  const long = all.filter(({ word }) => word.length >= 3 && word.length <= 40);
  return new Map(long.map(({ word, spelling }) => [word, spelling]));
}
