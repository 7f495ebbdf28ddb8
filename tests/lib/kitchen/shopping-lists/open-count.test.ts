import { expect, test } from "vitest";
import { countOpenItems } from "#lib/kitchen/shopping-lists/open-count.ts";
import { onion, shoppingItem, soup, stew } from "./fixtures.ts";

test("counts each open ingredient once, and each own entry", () => {
  const list = [
    shoppingItem({ ingredient: onion, amount: 1, recipe: soup }),
    shoppingItem({ ingredient: onion, amount: 2, recipe: stew }),
    shoppingItem({ text: "Brot" }),
    shoppingItem({ text: "Milch" }),
    shoppingItem({ text: "Spülmittel", isTicked: true }),
  ];
  expect(countOpenItems(list)).toBe(3);
  expect(countOpenItems([])).toBe(0);
});
