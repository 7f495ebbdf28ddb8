import { expect, test } from "vitest";
import { draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { changeLanguage } from "#lib/content/recipe-drafts/editing/change-language.ts";
import { isSameContent, listDifferences, mergeContents } from "#lib/content/recipe-drafts/editing/differences.ts";

const mine = draftContentSchema.parse({ title: { de: "Suppe", en: "Soup" }, servings: { amount: 4 } });
const stored = draftContentSchema.parse({ title: { de: "Eintopf", en: "Soup" }, servings: { amount: 6 } });

test("lists the parts that differ", () => {
  expect(listDifferences(mine, stored)).toEqual(["title.de", "servings"]);
});

test("compares as it would be stored", () => {
  expect(isSameContent({ ...mine, title: { de: " Suppe", en: "Soup  " } }, mine)).toBe(true);
  expect(isSameContent(mine, stored)).toBe(false);
});

test("takes the chosen parts, and all others as they are stored", () => {
  const merged = mergeContents(mine, stored, ["title.de"]);
  expect(merged).toMatchObject({ title: { de: "Suppe", en: "Soup" }, servings: { amount: 6 } });
  expect(mergeContents(mine, stored, [])).toEqual(stored);
});

test("texts move to the other language only when it has none", () => {
  const german = draftContentSchema.parse({ title: { de: "Suppe" }, steps: [{ id: "a", text: { de: "Kochen." } }] });
  expect(changeLanguage(german, "en")).toMatchObject({
    language: "en",
    title: { de: "", en: "Suppe" },
    steps: [{ text: { de: "", en: "Kochen." } }],
  });
  expect(changeLanguage(mine, "en")).toMatchObject({ language: "en", title: { de: "Suppe", en: "Soup" } });
});
