import type { Block } from "#lib/db/tables/stories.ts";

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
  switch (block.type) {
    case "headline":
    case "text":
    case "quote":
      return [block.text];
    case "list":
      return block.items;
    case "content_meta_carousel":
      return block.entries.flatMap(({ title, text }) => [title, text]);
    case "proscons":
      return [...block.pros, ...block.cons];
    case "link_module":
      return [block.title, block.text];
    default:
      return [];
  }
}
