import { expect, test } from "vitest";
import { parseContentAddress, splitAddresses } from "#lib/business/newsletters/issues/content-address.ts";

test.each([
  ["linsensuppe", { slug: "linsensuppe", type: null }],
  ["/de/rezepte/linsensuppe", { slug: "linsensuppe", type: "recipe" }],
  ["/en/recipes/lentil-soup", { slug: "lentil-soup", type: "recipe" }],
  ["https://tischlein.example/de/stories/salz?page=2#unten", { slug: "salz", type: "article" }],
  ["/en/rezepte/linsensuppe/", { slug: "linsensuppe", type: "recipe" }],
] as const)("parses %s", (written, parsed) => {
  expect(parseContentAddress(written)).toEqual(parsed);
});

test.each([
  "",
  "/de/kategorien/suppen",
  "/de/rezepte",
  "https://tischlein.example",
  "/de/rezepte/a%00b",
  "/de/rezepte/%E0%A4%A",
  "a b",
])("refuses %j", (written) => {
  expect(parseContentAddress(written)).toBeNull();
});

test("splits addresses by lines and spaces", () => {
  expect(splitAddresses(" a\n\nb  c\n")).toEqual(["a", "b", "c"]);
});
