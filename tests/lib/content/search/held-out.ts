import type { JudgedQuery } from "#lib/content/search/relevance/judgements.ts";

/**
 * Whether a query belongs to the held-out half, of which only the mean was known while the search
 * was tuned. A hash of the text decides, so that new queries do not move others.
 */
export function isHeldOut([query]: JudgedQuery): boolean {
  const sum = [...query].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return (sum >>> 3) % 2 === 1;
}
