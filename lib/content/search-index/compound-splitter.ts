import { findConcepts } from "./vocabulary.ts";

/** Shorter parts than this are never split off. */
const minPartLength = 3;
const minHeadLength = 4;
/** Longer words are none; each of their ends would be looked up. */
const maxCompoundLength = 40;
/** German linking elements ("Fugenelemente") between the parts of a compound. */
const linkingElements = ["", "s", "es", "n", "en", "er", "e"];

/**
 * Splits a German compound into words of the vocabulary ("ofenkurbissuppe" into "ofen", "kurbis",
 * "suppe"), with the longest possible head. Splitting by known words follows Koehn and Knight
 * (https://aclanthology.org/E03-1076/).
 * @param word A normalized word.
 * @returns Null when the vocabulary does not know all parts, or knows the whole word, which then
 *   has its own meaning ("Kokosmilch" is no milk).
 */
export function splitCompound(word: string): string[] | null {
  if (word.length > maxCompoundLength) return null;
  for (let at = minPartLength; at <= word.length - minPartLength; at++) {
    const head = word.slice(at);
    if (!isKnown(head)) continue;
    const modifier = splitModifier(word.slice(0, at));
    if (modifier) return [...modifier, head];
  }
  return null;
}

/**
 * Returns the known head of a compound whose first part is unknown ("bauernsalat": "salat"), or
 * null.
 */
export function findHead(word: string): string | null {
  if (word.length > maxCompoundLength) return null;
  for (let at = minPartLength; at <= word.length - minHeadLength; at++) {
    const head = word.slice(at);
    if (isKnown(head)) return head;
  }
  return null;
}

/**
 * The part before the head: a word, perhaps with a linking element or without its last letter
 * ("erdbeer"), or another compound.
 */
function splitModifier(part: string): string[] | null {
  if (part.length < 2) return null;
  for (const link of linkingElements) {
    const base = part.endsWith(link) ? part.slice(0, part.length - link.length) : "";
    if (base.length >= 2 && isKnown(base)) return [base];
  }
  const full = ["e", "n", "en"].map((ending) => part + ending).find(isKnown);
  if (full) return [full];
  return part.length >= 2 * minPartLength ? splitCompound(part) : null;
}

function isKnown(word: string): boolean {
  return findConcepts([word], "de").length > 0;
}
