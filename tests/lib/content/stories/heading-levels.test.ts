import { expect, it } from "vitest";
import type { BlockContent } from "#lib/content/stories/blocks.ts";
import { getHeadingLevels } from "#lib/content/stories/heading-levels.ts";

const headline = (level: 2 | 3): BlockContent => ({ type: "headline", level, text: "Titel" });
const text: BlockContent = { type: "text", text: "Los." };

it("gives titles inside blocks level 3 after the first headline", () => {
  expect(getHeadingLevels([text, headline(2), text, headline(3), text])).toEqual([2, 2, 3, 3, 3]);
});
