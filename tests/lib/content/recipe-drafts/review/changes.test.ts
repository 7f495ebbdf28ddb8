import { expect, test } from "vitest";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { listChanges } from "#lib/content/recipe-drafts/review/changes.ts";
import { completeDraft } from "../fixtures.ts";

const [flour, egg, pictureId, other] = ["11", "12", "13", "14"].map(
  (end) => `00000000-0000-4000-8000-0000000000${end}`,
) as [string, string, string, string];
const before = completeDraft({ flour, egg, pictureId });
const words = new Map([
  [flour, "Mehl"],
  ["portion", "Portionen"],
  ["hard", "Anspruchsvoll"],
]);
const change = (edit: (content: DraftContent) => void) => {
  const after = structuredClone(before);
  edit(after);
  return listChanges(before, after, words).map((one) => Object.values(one).join(" | "));
};

test("finds nothing in the same content", () => {
  expect(change(() => {})).toEqual([]);
});

test("names changed fields with their words", () => {
  const changes = change((after) => {
    after.title.de = "Kässpätzle";
    after.difficulty = "hard";
    after.servings.amount = 2;
    after.pictureId = other;
  });
  expect(changes).toEqual([
    "title.de | text | Käsespätzle | Kässpätzle",
    "difficulty | text | easy | Anspruchsvoll",
    "servings | text | 4 Portionen | 2 Portionen",
    `pictureId | picture | ${pictureId} | ${other}`,
  ]);
});

test("follows rows and steps that were moved, added and removed", () => {
  const changes = change((after) => {
    after.groups[0]?.ingredients.reverse();
    after.steps.unshift({
      ...structuredClone(after.steps[0] as DraftContent["steps"][number]),
      id: "new",
      ingredients: [],
    });
  });
  expect(changes).toContain("groups | order | flour,egg | egg,flour");
  expect(changes.filter((one) => one.startsWith("groups.0.ingredients"))).toEqual([]);
  expect(changes).toContain("steps.0.heading.de | text |  | Teig rühren");
  expect(changes.filter((one) => one.startsWith("steps.1"))).toEqual([]);
  const removed = change((after) => {
    after.groups[0]?.ingredients.shift();
  });
  expect(removed).toContain("groups.0.ingredients.0 | text | 400 g Mehl | ");
  expect(removed.filter((one) => one.includes("order"))).toEqual([]);
});
