import { expect, test } from "vitest";
import { keepsDays } from "#lib/seed/ingredients/keeping.ts";
import { ingredients } from "#tests/support/catalogue.ts";

test("everybody knows how long everything keeps", () => {
  expect([...keepsDays.keys()].toSorted()).toEqual(Object.keys(ingredients).toSorted());
});
