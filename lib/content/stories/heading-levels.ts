import type { BlockContent } from "./blocks.ts";

/**
 * Lists per block the level of a title inside it: 3 after the first headline of the body, 2 before.
 */
export function getHeadingLevels(body: readonly BlockContent[]): (2 | 3)[] {
  let level: 2 | 3 = 2;
  return body.map((block) => {
    const blockLevel = level;
    if (block.type === "headline") level = 3;
    return blockLevel;
  });
}
