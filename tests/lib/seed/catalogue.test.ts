import { expect, test } from "vitest";
import {
  eachLiveRecipe,
  eachStory,
  ingredientPages,
  liveRecipes,
  pictures,
  recipes,
  stories,
} from "#tests/support/catalogue.ts";
import { otherCategoriesOf } from "#tests/support/sample/recipes.ts";
import { authors, categories, videos } from "#tests/support/sample/reference-data.ts";

test("every category of the menu has a recipe", () => {
  const filled = new Set(liveRecipes.flatMap((recipe) => [recipe.category, ...otherCategoriesOf(recipe)]));
  const entries = Object.entries(categories).filter(([, { kind }]) => kind === "entry");
  expect(entries.filter(([key]) => !filled.has(key)).map(([key]) => key)).toEqual([]);
});

test("every picture is used, and every used picture exists", () => {
  const blocks = stories.flatMap(({ body }) => [...body.de, ...body.en]);
  const shown = [
    ...recipes.map(({ key, picture = key }) => picture),
    ...recipes.flatMap(({ steps }) => steps.map(({ picture }) => picture?.name)),
    ...stories.map(({ picture }) => picture),
    ...blocks.flatMap((block) =>
      block.type === "image_collection" ? block.pictures.map(({ picture }) => picture) : [],
    ),
    ...blocks.map((block) => (block.type === "link_module" ? block.picture : undefined)),
    ...ingredientPages.map(({ picture }) => picture),
    ...Object.values(categories).map(({ picture }) => picture),
    ...Object.values(authors).map(({ picture }) => picture),
    ...videos.map(({ posterKey }) => posterKey),
  ].filter((picture) => picture !== undefined);
  expect([...new Set(shown)].sort()).toEqual(pictures.toSorted());
});

test.each([...eachLiveRecipe, ...eachStory])(
  "%s is published between November 2025 and November 2026",
  (_, { publishedAt }) => {
    const time = Date.parse(publishedAt ?? "");
    expect(time).toBeGreaterThanOrEqual(Date.parse("2025-11-01T00:00:00Z"));
    expect(time).toBeLessThan(Date.parse("2026-11-20T00:00:00Z"));
  },
);

test("recipes are liked by others, and by each once", () => {
  for (const { key, author, likedBy } of recipes) {
    expect.soft(likedBy, key).not.toContain(author);
    expect.soft(new Set(likedBy).size, key).toBe(likedBy.length);
  }
});
