import { expect, it } from "vitest";
import { getHeadingLevels } from "#lib/stories/heading-levels.ts";
import type { StoryBlock } from "#lib/stories/story.ts";

const headline = (level: 2 | 3): StoryBlock => ({ type: "headline", level, text: "Titel" });
const text: StoryBlock = { type: "text", text: "Los." };

it("gives titles inside blocks level 3 after the first headline", () => {
  expect(getHeadingLevels([text, headline(2), text, headline(3), text])).toEqual([2, 2, 3, 3, 3]);
});
