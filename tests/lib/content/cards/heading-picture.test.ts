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
  expect(pick("b", eight)).toBe("h");
});

test("without one of its own it shows the last picture of the page", () => {
  expect(pick(null, eight)).toBe("h");
});

test("a short list repeats none of its cards", () => {
  expect(pick("x", ["a", "b"])).toBe("x");
  expect(pick("a", ["a", "b"])).toBeUndefined();
  expect(pick(null, ["a", "b"])).toBeUndefined();
  expect(pick(null, [])).toBeUndefined();
});

test("above tiles it shows none of theirs", () => {
  expect(pick(null, eight, ["g", "h", "a"])).toBe("f");
  expect(pick(null, ["a"], ["b", "a"])).toBeUndefined();
});
