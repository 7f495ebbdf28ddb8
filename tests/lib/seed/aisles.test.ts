import { expect, test } from "vitest";
import { aisles } from "#lib/aisles.ts";
import { ingredientsOf, staples } from "#lib/seed/ingredients/aisles.ts";
import { lexicon } from "#lib/seed/lexicon.ts";

const keysOf = (aisle: (typeof aisles)[number]) => ingredientsOf[aisle].trim().split(/\s+/);

test("everything in the lexicon stands in one aisle, and nothing else does", async () => {
  const placed = aisles.flatMap(keysOf);
  expect(placed.toSorted()).toEqual(Object.keys(await lexicon()).toSorted());
});

test("staples are in the lexicon", async () => {
  expect(Object.keys(await lexicon())).toEqual(expect.arrayContaining(staples));
});
