import { locales } from "#lib/i18n/locales.ts";
import { meaningsIn } from "#lib/search/meanings.ts";
import { contained, isEdible, widened } from "#lib/search/vocabulary.ts";
import type { LexiconRow } from "./entry.ts";

/** An ingredient and what the vocabulary knows of it. */
export interface Known extends LexiconRow {
  meanings: string[];
}

/** What somebody who leaves one thing out leaves out with it, as in the search. */
const broader: Record<string, string> = { milk: "dairy" };

/**
 * What was made to keep, or is called like something else: whoever has tomatoes has no tomato purée, and whoever has tinned ones cannot
 * make a salad of them. They stand for each other where they mean the same (both sorts of tinned tomatoes), and for nothing else.
 */
const apart = new Set([
  "apricot-jam",
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

/** What an ingredient means: what is to be eaten of what its first name that means anything says. */
export function meaningsOfRow({ texts }: LexiconRow): string[] {
  for (const locale of locales) {
    const text = texts.find((one) => one.locale === locale);
    const meanings = meaningsIn(text?.one ?? "", locale, true).filter(isEdible);
    if (meanings.length > 0) return meanings;
  }
  return [];
}

/**
 * What need not be bought where something is: itself, what means the same, and what is narrower. Whoever has onions can do without
 * shallots; whoever has shallots has no onions.
 */
export function coveredBy({ id, key, meanings }: Known, all: readonly Known[]): string[] {
  const others = all.filter(
    (other) => apart.has(other.key) === apart.has(key) && isOf(other, meanings, apart.has(key)),
  );
  return [...new Set([id, ...others.map((other) => other.id)])];
}

/** What is there where any of a kind is: everything narrower, but nothing made of it. */
export function coveredByKind(kind: string, all: readonly Known[]): string[] {
  return all.filter((other) => !apart.has(other.key) && isOf(other, [kind], false)).map(({ id }) => id);
}

/** What somebody does not get who wants none of this: itself, everything narrower, and everything it is known to be in. */
export function excludedBy({ id, key, meanings }: Known, all: readonly Known[]): string[] {
  return apart.has(key) ? [id] : [...new Set([id, ...meanings.flatMap((meaning) => excludedByKind(meaning, all))])];
}

export function excludedByKind(kind: string, all: readonly Known[]): string[] {
  const left = broader[kind] ?? kind;
  return all.filter(({ meanings }) => meanings.flatMap(contained).includes(left)).map(({ id }) => id);
}

function isOf(other: Known, meanings: readonly string[], isExact: boolean): boolean {
  const reached = isExact ? other.meanings : other.meanings.flatMap(widened);
  return reached.some((meaning) => meanings.includes(meaning));
}
