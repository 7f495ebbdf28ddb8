import { expect, test } from "vitest";
import { keeping } from "#lib/seed/content/keeping.ts";
import { loadSeeds } from "#lib/seed/load-seeds.ts";
import type { RecipeSeed } from "#lib/seed/seed-types.ts";

test("texts on storage belong to recipes and say the same times in both languages", async () => {
  const recipes = await loadSeeds<RecipeSeed>("recipes", "recipe", "recipes");
  const keys = new Set(recipes.map(({ key }) => key));
  expect(Object.keys(keeping).filter((key) => !keys.has(key))).toEqual([]);
  const texts = Object.entries(keeping).flatMap(([key, fields]) =>
    Object.entries(fields).map(([field, { de, en }]) => ({ at: `${key} ${field}`, de, en })),
  );
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number).toSorted((a, b) => a - b);
  expect(texts.filter(({ de, en }) => String(numbers(de)) !== String(numbers(en))).map(({ at }) => at)).toEqual([]);
  expect(texts.filter(({ de, en }) => /[{}!]/.test(de + en)).map(({ at }) => at)).toEqual([]);
});
