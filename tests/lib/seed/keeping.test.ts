import { expect, test } from "vitest";
import { markedRecipes } from "#tests/support/catalogue.ts";
import { keeping } from "#tests/support/sample/recipes.ts";

test("texts on storage belong to recipes and say the same times in both languages", () => {
  const keys = new Set(markedRecipes.map(({ key }) => key));
  expect(Object.keys(keeping).filter((key) => !keys.has(key))).toEqual([]);
  const texts = Object.entries(keeping).flatMap(([key, fields]) =>
    Object.entries(fields).map(([field, { de, en }]) => ({ at: `${key} ${field}`, de, en })),
  );
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number).toSorted((a, b) => a - b);
  expect(texts.filter(({ de, en }) => !de || !en).map(({ at }) => at)).toEqual([]);
  expect(texts.filter(({ de, en }) => String(numbers(de)) !== String(numbers(en))).map(({ at }) => at)).toEqual([]);
  expect(texts.filter(({ de, en }) => /!/.test(de + en)).map(({ at }) => at)).toEqual([]);
});
