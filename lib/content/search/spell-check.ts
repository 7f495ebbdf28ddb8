import { editDistance } from "#lib/content/search-index/edit-distance.ts";
import { findConcepts } from "#lib/content/search-index/vocabulary.ts";
import { stem } from "#lib/measures/kitchen-text/normalize.ts";
import { isStopWord } from "./stop-words.ts";

const minPrefixLength = 4;
/** Shorter words are never suggested. */
const minSuggestionLength = 3;
/** Shorter words are only replaced by words with the same first letter. */
const minLengthForOtherStart = 7;
/** Shorter stems resemble too many words. */
const minStemLength = 6;
/** Shorter parts than this are not looked for in joined words. */
const minPartLength = 3;
/** Edits in parts of a compound; both parts together may otherwise become anything. */
const maxPartEdits = 1;

/** Maximum of edits for a word of this length. */
function maxEditsFor(length: number): number {
  if (length < 4) return 0;
  if (length < 7) return 1;
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
  const stems = spellings.map((spelling) => stem(spelling, "de")).filter((word) => word.length >= minStemLength);
  const closest = [...new Set([...spellings, ...stems])]
    .flatMap((spelling) => findClosest(spelling, words, maxEditsFor(spelling.length)) ?? [])
    .sort((a, b) => a.rank - b.rank)[0];
  if (closest && closest.distance <= 1) return closest.word;
  return correctCompound(spellings[0] ?? "", words) ?? closest?.word ?? null;
}

interface NearWord {
  word: string;
  /** Number of edits. */
  distance: number;
  /** The lower, the more likely. */
  rank: number;
}

function findClosest(spelling: string, words: string[], maxEdits: number): NearWord | null {
  let best: NearWord | null = null;
  if (maxEdits === 0) return null;
  for (const word of words) {
    const distance = editDistance(spelling, word, maxEdits);
    if (distance > maxEdits || word.length < minSuggestionLength || isStopWord(word)) continue;
    // The first letter is rarely wrong, and another one makes a short word another word: "pesto",
    // "desto".
    const hasSameStart = word[0] === spelling[0];
    if (!hasSameStart && spelling.length < minLengthForOtherStart) continue;
    const hasSameEnd = word.at(-1) === spelling.at(-1);
    // Two edits and another end make another word: "auftauen", "Auflauf".
    if (distance > 1 && !(hasSameStart && hasSameEnd)) continue;
    const rank = distance + (hasSameStart ? 0 : 0.5) + (hasSameEnd ? 0 : 0.1);
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

/** Lists every part of a word that could be a word of its own. */
export function listParts(word: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start <= word.length - minPartLength; start++) {
    for (let end = start + minPartLength; end <= word.length; end++) parts.push(word.slice(start, end));
  }
  return parts;
}

/**
 * Splits words that were typed as one ("misoramen") into as few known words as possible.
 * @returns Null unless the whole word consists of at least two known ones.
 */
export function splitJoinedWords(word: string, isKnownWord: (part: string) => boolean): string[] | null {
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    best[end] = null;
    for (let start = 0; start <= end - minPartLength; start++) {
      const before = best[start];
      const part = word.slice(start, end);
      if (!before || (best[end]?.length ?? Number.POSITIVE_INFINITY) <= before.length + 1) continue;
      if (isKnownWord(part)) best[end] = [...before, part];
    }
  }
  const parts = best[word.length];
  return parts && parts.length > 1 ? parts : null;
}
