import { expect, test } from "vitest";
import { itemList } from "#lib/platform/seo/item-list.ts";

test("continues the numbering on later pages of a list", () => {
  const list = itemList("Rezepte", [{ title: "Borschtsch", href: "/de/rezepte/borschtsch" }], 24);
  expect(list.itemListElement).toEqual([expect.objectContaining({ position: 25, name: "Borschtsch" })]);
});
