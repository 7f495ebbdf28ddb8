import { locales } from "#lib/i18n/locales.ts";
import { distance } from "#lib/search/distance.ts";
import { fold, tokens } from "#lib/search/fold.ts";
import { meaningsOf } from "#lib/search/vocabulary.ts";
import type { Entry } from "./entry.ts";

/** Nobody types a longer word. */
const longest = 60;
const misspelt = 9;

/** The entries a word may mean in either language, best first: any spelling, plurals, regional words, beginnings, small slips. */
export function findEntries(entries: readonly Entry[], typed: string, most: number): Entry[] {
  const text = fold(typed.slice(0, longest), "de").trim().replace(/\s+/g, " ");
  if (!text) return [];
  const keys = new Set(locales.flatMap((locale) => meaningsOf(tokens(typed.slice(0, longest), locale), locale)));
  const written = typed.trim().toLowerCase();
  const scored = entries.map((entry) => ({ entry, score: scoreOf(entry, text, keys) + shade(entry, written) }));
  const found = scored.filter(({ score }) => score < misspelt);
  const fitting = found.length > 0 ? found : scored.flatMap(({ entry }) => slip(entry, text));
  return fitting
    .toSorted((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** The one entry that is meant by a word of an address or by what was typed, or null. */
export function findEntry(entries: readonly Entry[], typed: string): Entry | null {
  return entries.find(({ slug }) => slug === typed) ?? findEntries(entries, typed, 1)[0] ?? null;
}

function scoreOf({ names, words, meanings, wider }: Entry, text: string, keys: Set<string>): number {
  if (names.includes(text)) return 0;
  if (meanings.some((key) => keys.has(key))) return words.includes(text) ? 1 : 2;
  if (names.some((name) => name.startsWith(text))) return 3;
  if (words.some((word) => word.startsWith(text))) return 4;
  if (names.some((name) => name.includes(` ${text}`))) return 5;
  if (wider.some((key) => keys.has(key))) return 6;
  return text.length > 2 && names.some((name) => name.includes(text)) ? 7 : misspelt;
}

/** Between two that fit alike: the thing itself before what is made of it, and what is spelt as it was typed. */
function shade({ names, words, title }: Entry, written: string): number {
  const isItself = names.some((name) => words.includes(name));
  return (isItself ? 0 : 0.5) + (title.toLowerCase().startsWith(written) ? 0 : 0.25);
}

function slip(entry: Entry, text: string): { entry: Entry; score: number }[] {
  const limit = text.length > 6 ? 2 : text.length > 3 ? 1 : 0;
  const least = Math.min(...[...entry.names, ...entry.words].map((word) => distance(word, text, limit)));
  return limit > 0 && least <= limit ? [{ entry, score: misspelt + least }] : [];
}
