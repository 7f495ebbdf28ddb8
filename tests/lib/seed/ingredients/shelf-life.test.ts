import { expect, test } from "vitest";
import { shelfLifeDays } from "#lib/seed/ingredients/shelf-life.ts";
import { ingredients } from "#tests/support/catalogue.ts";

test("every ingredient has exactly one shelf life", () => {
  expect([...shelfLifeDays.keys()].toSorted()).toEqual(Object.keys(ingredients).toSorted());
});
