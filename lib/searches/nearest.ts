import { distance } from "#lib/search/distance.ts";
import { meaningsOf } from "#lib/search/vocabulary.ts";

const shortestBeginning = 4;

/** How many letters may be wrong in a word of so many. */
function allowance(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : length < 12 ? 2 : 3;
}

/**
 * The word of `pool` that one of the spellings begins, or else comes nearest to; parts of a compound may be mistaken too. Null when
 * none is near. All are folded.
 */
export function nearest(spellings: string[], pool: Iterable<string>): string | null {
  const words = [...new Set(pool)];
  for (const spelling of spellings) {
    const begun = words.filter((word) => spelling.length >= shortestBeginning && word.startsWith(spelling));
    const shortest = begun.sort((a, b) => a.length - b.length || a.localeCompare(b))[0];
    if (shortest) return shortest;
  }
  const whole = spellings.flatMap((spelling) => closest(spelling, words, allowance(spelling.length)) ?? []);
  return whole.sort((a, b) => a.distance - b.distance)[0]?.word ?? compound(spellings[0] ?? "", words);
}

function closest(spelling: string, words: string[], limit: number): { word: string; distance: number } | null {
  let best: { word: string; distance: number; rank: number } | null = null;
  if (limit === 0) return null;
  for (const word of words) {
    const off = distance(spelling, word, limit);
    if (off > limit || word.length < 3) continue;
    // Nobody mistakes the first letter as easily as another one.
    const rank = off + (word[0] === spelling[0] ? 0 : 0.5);
    if (!best || rank < best.rank) best = { word, distance: off, rank };
  }
  return best;
}

/** "kurbisuppe": a known end with an end of it that is nearly known before it, or the other way round. */
function compound(spelling: string, words: string[]): string | null {
  for (let at = 3; at <= spelling.length - 3; at++) {
    const [start, end] = [spelling.slice(0, at), spelling.slice(at)];
    const isKnown = (part: string) => part.length > 3 && meaningsOf([part], "de").length > 0;
    if (isKnown(end)) {
      const near = closest(start, words, Math.min(1, allowance(start.length)));
      if (near && meaningsOf([near.word], "de").length > 0) return near.word + end;
    }
    if (isKnown(start)) {
      const near = closest(end, words, Math.min(1, allowance(end.length)));
      if (near && meaningsOf([near.word], "de").length > 0) return start + near.word;
    }
  }
  return null;
}
