import { meaningsOf } from "./vocabulary.ts";

const shortest = 3;
const links = ["", "s", "es", "n", "en", "er", "e"];

/**
 * The parts of a folded German compound ("ofenkurbissuppe" is "ofen", "kurbis", "suppe"), longest head first; null when the vocabulary
 * does not know all of them, or knows the whole word, which then means what it means ("Kokosmilch" is no milk).
 */
export function splitCompound(word: string): string[] | null {
  if (word.length > 40) return null;
  for (let at = shortest; at <= word.length - shortest; at++) {
    const head = word.slice(at);
    if (meaningsOf([head], "de").length === 0) continue;
    const rest = partsOf(word.slice(0, at));
    if (rest) return [...rest, head];
  }
  return null;
}

/** The known last part of a compound whose first part nobody knows ("bauernsalat": "salat"), or null. */
export function headOf(word: string): string | null {
  for (let at = shortest; at <= word.length - 4; at++) {
    const head = word.slice(at);
    if (meaningsOf([head], "de").length > 0) return head;
  }
  return null;
}

/** What stands before the head: a word, perhaps with a link behind it or without its last letter ("erdbeer"), or another compound. */
function partsOf(word: string): string[] | null {
  if (word.length < 2) return null;
  for (const link of links) {
    const bare = word.endsWith(link) ? word.slice(0, word.length - link.length) : "";
    if (bare.length >= 2 && meaningsOf([bare], "de").length > 0) return [bare];
  }
  const full = ["e", "n", "en"].map((ending) => word + ending).find((form) => meaningsOf([form], "de").length > 0);
  if (full) return [full];
  return word.length >= 2 * shortest ? splitCompound(word) : null;
}
