import { expect, test } from "vitest";
import { type IndexSource, toSearchDocument } from "#lib/content/search-index/document.ts";

const ingredient = (key: string, de: string, en: string) => ({ key, names: { de, en }, grams: 1 });
const egg = ingredient("egg", "Ei", "egg");
const miso = ingredient("miso-paste", "helle Misopaste", "white miso paste");
const soup: IndexSource = {
  id: "00000000-0000-4000-8000-000000000000",
  type: "recipe",
  storyType: null,
  authorType: "editor",
  isLive: true,
  texts: [{ locale: "en", title: "Ramen", summary: "", keywords: "" }],
  categories: [],
  tags: [],
  ingredients: [],
  recipe: null,
};

test("no word is lost because the name before it makes a phrase of it", () => {
  const search = (...ingredients: IndexSource["ingredients"]) => toSearchDocument({ ...soup, ingredients }).texts;
  // "egg white" is in the vocabulary.
  expect(search(egg, miso).B.en.split(" ")).toContain("white");
  expect(search(egg, miso).B.en).toBe(search(miso, egg).B.en);
});
