import { expect, test } from "vitest";
import { estimateReadingMinutes } from "#lib/content/stories/reading-time.ts";

test("counts the words of all blocks and returns at least one minute", () => {
  expect(estimateReadingMinutes([])).toBe(1);
  expect(estimateReadingMinutes([{ type: "text", text: "wort ".repeat(420) }])).toBe(2);
  expect(
    estimateReadingMinutes([
      { type: "list", ordered: false, items: ["wort ".repeat(210), "wort ".repeat(210)] },
      { type: "quote", text: "wort ".repeat(210) },
    ]),
  ).toBe(3);
});
