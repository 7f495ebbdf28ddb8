import { expect, test } from "vitest";
import { listLocalized } from "#lib/content/recipes/content/field.ts";
import { type ContentFieldName, contentFieldNames, contentFields } from "#lib/content/recipes/content/fields.ts";

const words = new Map([
  ["easy", "Einfach"],
  ["portion", "Portionen"],
  ["baking", "Backen"],
  ["pan", "Pfanne"],
]);
const word = (code: string) => words.get(code) ?? code;

const filled: Partial<Record<ContentFieldName, [value: unknown, texts: Record<string, string>]>> = {
  title: [
    { de: "Suppe", en: "Soup" },
    { de: "Suppe", en: "Soup" },
  ],
  difficulty: ["easy", { "": "Einfach" }],
  servings: [{ amount: 4, type: "portion" }, { "": "4 Portionen" }],
  duration: [
    { preparation: null, baking: 20, resting: 0 },
    { preparation: "", baking: "Backen: 20 min", resting: "" },
  ],
  tagIds: [["b", "a"], { "": "a, b" }],
  utensils: [
    [
      { utensilId: "pan", amount: 2 },
      { utensilId: "b", amount: null },
    ],
    { "": "2 Pfanne, b" },
  ],
  source: [{ url: null, siteName: "Das Buch", author: "Anna" }, { "": "Anna, Das Buch" }],
};

test.each(Object.entries(filled))("%s has the text that is compared", (name, [value, texts]) => {
  expect(contentFields[name as "difficulty"].toTexts(value as never, word)).toEqual(texts);
});

test("names texts in each language", () => {
  expect(listLocalized(contentFields)).toEqual(["title", "summary", "chefsNote"]);
});

test("an empty field has no text", () => {
  for (const name of contentFieldNames) {
    const field = contentFields[name as "language"];
    if (name === "language" || name === "difficulty") continue;
    const texts = Object.values(field.toTexts?.(field.schema.parse(undefined), word) ?? {});
    expect(texts.filter((text) => text !== "")).toEqual([]);
  }
});
