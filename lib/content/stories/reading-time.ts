import { type Block, listFields } from "./blocks.ts";

/**
 * Words an adult reads per minute: 238 in English (Brysbaert 2019,
 * https://doi.org/10.1016/j.jml.2019.104047). German words are longer, so 210 is used for both.
 */
const wordsPerMinute = 210;

/** Estimates how many minutes an adult needs for a body, at least 1. */
export function estimateReadingMinutes(body: Block[]): number {
  const wordCount = body.flatMap(getTexts).join(" ").split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(wordCount / wordsPerMinute));
}

function getTexts(block: Block): string[] {
  return listFields(block).flatMap(({ kind, value }) => (kind.isLabel ? [] : (kind.listTexts?.(value) ?? [])));
}
