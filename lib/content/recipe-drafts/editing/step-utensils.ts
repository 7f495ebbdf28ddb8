import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { DraftLookups } from "./lookups.ts";

/** These go on with a word: "Topf" is not in "Topflappen", and "pan" not in "pan-fry". */
const wordPart = /[\p{L}\p{N}-]/u;

/** Utensils that a text names and that its step does not use yet, in the order of the text. */
export function listNamedUtensils(
  text: string,
  usedIds: string[],
  { utensils }: Pick<DraftLookups, "utensils">,
  language: Locale,
): { id: string; name: string }[] {
  const searched = text.toLowerCase();
  return utensils
    .flatMap(({ id, names }) => {
      if (usedIds.includes(id)) return [];
      const { one, many } = names[language];
      const places = [one, many].map((name) => findWord(searched, name.toLowerCase())).filter((place) => place >= 0);
      return places.length > 0 ? [{ id, name: one, place: Math.min(...places) }] : [];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ id, name }) => ({ id, name }));
}

/** @returns the place of a whole word, or -1 */
function findWord(text: string, word: string): number {
  if (word === "") return -1;
  for (let place = text.indexOf(word); place >= 0; place = text.indexOf(word, place + 1)) {
    const isStart = !wordPart.test(text[place - 1] ?? " ");
    if (isStart && !wordPart.test(text[place + word.length] ?? " ")) return place;
  }
  return -1;
}
