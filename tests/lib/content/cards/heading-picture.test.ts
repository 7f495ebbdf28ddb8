import { expect, test } from "vitest";
import { pickHeadingPicture } from "#lib/content/cards/heading-picture.ts";

const toPicture = (id: string) => ({ id, width: 4, height: 3, placeholder: "", alt: "" });

function pick(own: string | null, cards: string[], tiles: string[] = []): string | undefined {
  return pickHeadingPicture({
    own: own === null ? null : toPicture(own),
    tiles: tiles.map(toPicture),
    cards: cards.map(toPicture),
  })?.id;
}

const eight = ["a", "b", "c", "d", "e", "f", "g", "h"];

test("a list shows its own picture, unless it is one of the first cards", () => {
  expect(pick("x", eight)).toBe("x");
  expect(pick("h", eight)).toBe("h");
  expect(pick("b", eight)).toBe("g");
});

test("without one of its own it shows the first picture below the first window", () => {
  expect(pick(null, eight)).toBe("g");
});

test("a short list repeats its first card last", () => {
  expect(pick(null, ["a", "b"])).toBe("b");
  expect(pick("a", ["a", "b"])).toBe("b");
  expect(pick(null, ["a"])).toBe("a");
  expect(pick(null, [])).toBeUndefined();
});

test("above tiles it shows none of theirs", () => {
  expect(pick(null, eight, ["g", "h", "a"])).toBe("b");
  expect(pick(null, ["a"], ["b", "a"])).toBe("a");
});
