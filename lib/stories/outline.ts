import type { StoryBlock } from "./story.ts";

/** The level of a title within each block: below the last headline before it, or of the first order where there is none. */
export function headingLevels(body: readonly StoryBlock[]): (2 | 3)[] {
  let level: 2 | 3 = 2;
  return body.map((block) => {
    const current = level;
    if (block.type === "headline") level = 3;
    return current;
  });
}
