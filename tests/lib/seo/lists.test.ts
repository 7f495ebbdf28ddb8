import { expect, test } from "vitest";
import { breadcrumbList } from "#lib/seo/breadcrumbs.ts";
import { itemList } from "#lib/seo/item-list.ts";

test("a way counts from one, with whole addresses and without soft hyphens", () => {
  const list = breadcrumbList([
    { title: "Startseite", href: "/de" },
    { title: "Apfel\u00adkuchen", href: "/de/rezepte/apfelkuchen" },
  ]);
  expect(list.itemListElement).toEqual([
    expect.objectContaining({ position: 1, name: "Startseite", item: expect.stringMatching(/^https?:.*\/de$/) }),
    expect.objectContaining({ position: 2, name: "Apfelkuchen" }),
  ]);
});

test("a later page of a list goes on counting", () => {
  const list = itemList("Rezepte", [{ title: "Borschtsch", href: "/de/rezepte/borschtsch" }], 24);
  expect(list.itemListElement).toEqual([expect.objectContaining({ position: 25, name: "Borschtsch" })]);
});
