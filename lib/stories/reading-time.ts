import type { Block } from "#lib/db/tables/stories.ts";

/** Words an adult reads in a minute (Brysbaert 2019: 238 in English; German words are longer, so a round 210 serves both). */
const wordsPerMinute = 210;

/** Minutes to read a body, at least one. */
export function readingMinutes(body: Block[]): number {
  const words = body.flatMap(textsOf).join(" ").split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

function textsOf(block: Block): string[] {
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
