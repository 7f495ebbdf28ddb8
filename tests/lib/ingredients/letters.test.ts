import { expect, test } from "vitest";
import { groupByLetter } from "#lib/ingredients/letters.ts";

const titled = (...titles: string[]) => titles.map((title) => ({ title }));

test("umlauts stand with their letter, small letters with the capital one", () => {
  const groups = groupByLetter(titled("Äpfel", "auberginen", "Öl", "Orangen", "Éclairs"));
  expect(groups.map(({ letter, entries }) => [letter, entries.length])).toEqual([
    ["A", 2],
    ["O", 2],
    ["E", 1],
  ]);
});

test("what begins with no letter has a place too", () => {
  expect(groupByLetter(titled("00-Mehl"))).toEqual([{ letter: "#", entries: titled("00-Mehl") }]);
  expect(groupByLetter([])).toEqual([]);
});
