import { expect, test } from "vitest";
import { readingMinutes } from "#lib/stories/reading-time.ts";

test("words of all blocks count, and nothing takes less than a minute", () => {
  expect(readingMinutes([])).toBe(1);
  expect(readingMinutes([{ type: "text", text: "wort ".repeat(420) }])).toBe(2);
  expect(
    readingMinutes([
      { type: "list", ordered: false, items: ["wort ".repeat(210), "wort ".repeat(210)] },
      { type: "quote", text: "wort ".repeat(210) },
    ]),
  ).toBe(3);
});
