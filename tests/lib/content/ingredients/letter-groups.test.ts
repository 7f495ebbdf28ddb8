import { expect, test } from "vitest";
import { groupByLetter } from "#lib/content/ingredients/letter-groups.ts";

const titled = (...titles: string[]) => titles.map((title) => ({ title }));

test("groups umlauts and lower case with their letter", () => {
  const groups = groupByLetter(titled("Äpfel", "auberginen", "Öl", "Orangen", "Éclairs"));
  expect(groups.map(({ letter, entries }) => [letter, entries.length])).toEqual([
    ["A", 2],
    ["O", 2],
    ["E", 1],
  ]);
});

test("groups digits and signs under #", () => {
  expect(groupByLetter(titled("00-Mehl"))).toEqual([{ letter: "#", entries: titled("00-Mehl") }]);
  expect(groupByLetter([])).toEqual([]);
});
