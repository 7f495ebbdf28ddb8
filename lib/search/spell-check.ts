import { editDistance } from "#lib/search-index/edit-distance.ts";
import { findConcepts } from "#lib/search-index/vocabulary.ts";

const minPrefixLength = 4;
/** Shorter words are never suggested. */
const minSuggestionLength = 3;
/** Edits in parts of a compound; both parts together may otherwise become anything. */
const maxPartEdits = 1;

/** Maximum of edits for a word of this length. */
function maxEditsFor(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 12 ? 2 : 3;
}

/**
 * Finds the word that was probably meant: the shortest word with this prefix, else the nearest by
 * edit distance, else a compound of which one part is misspelt. All words are normalized.
 * @param spellings Normalized forms of the typed word, one per language.
 * @returns Null when no word is near.
 */
export function findNearestWord(spellings: string[], knownWords: Iterable<string>): string | null {
  const words = [...new Set(knownWords)];
  for (const spelling of spellings) {
    const completions = words.filter((word) => spelling.length >= minPrefixLength && word.startsWith(spelling));
    const shortest = completions.sort((a, b) => a.length - b.length || a.localeCompare(b))[0];
    if (shortest) return shortest;
  }
  const closest = spellings.flatMap((spelling) => findClosest(spelling, words, maxEditsFor(spelling.length)) ?? []);
  return closest.sort((a, b) => a.distance - b.distance)[0]?.word ?? correctCompound(spellings[0] ?? "", words);
}

function findClosest(spelling: string, words: string[], maxEdits: number): { word: string; distance: number } | null {
  let best: { word: string; distance: number; rank: number } | null = null;
  if (maxEdits === 0) return null;
  for (const word of words) {
    const distance = editDistance(spelling, word, maxEdits);
    if (distance > maxEdits || word.length < minSuggestionLength) continue;
    // The first letter is rarely wrong.
    const rank = distance + (word[0] === spelling[0] ? 0 : 0.5);
    if (!best || rank < best.rank) best = { word, distance, rank };
  }
  return best;
}

/** "kurbisuppe": one part is a known word, the other nearly one. */
function correctCompound(spelling: string, words: string[]): string | null {
  for (let at = 3; at <= spelling.length - 3; at++) {
    const [start, end] = [spelling.slice(0, at), spelling.slice(at)];
    const correctedStart = isKnownPart(end) ? correctPart(start, words) : null;
    if (correctedStart) return correctedStart + end;
    const correctedEnd = isKnownPart(start) ? correctPart(end, words) : null;
    if (correctedEnd) return start + correctedEnd;
  }
  return null;
}

function correctPart(part: string, words: string[]): string | null {
  const closest = findClosest(part, words, Math.min(maxPartEdits, maxEditsFor(part.length)));
  return closest && findConcepts([closest.word], "de").length > 0 ? closest.word : null;
}

function isKnownPart(part: string): boolean {
  return part.length > 3 && findConcepts([part], "de").length > 0;
}
