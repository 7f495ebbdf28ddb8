import { describe, expect, test } from "vitest";
import { type Localized, locales } from "#lib/platform/i18n/locales.ts";
import {
  eachIngredientPage,
  eachRecipe,
  eachStory,
  ingredientPages,
  recipes,
  rowsOf,
  stories,
} from "#tests/support/catalogue.ts";
import type { IngredientPageSeed, RecipeSeed, StorySeed } from "#tests/support/sample/sample-types.ts";
import { expectTranslated, expectTypography } from "#tests/support/typography.ts";

test.each(eachRecipe)("the recipe %s is translated", (_, recipe) => expectTranslated(textsOf(recipe)));

describe.each(recipes.map((recipe) => [recipe.key, recipe] as const))("the recipe %s", (_, recipe) => {
  test("follows typographic rules", () => expectTypography(textsOf(recipe)));
});

describe.each(eachStory)("the story %s", (_, story) => {
  const texts = [story.slug, story.title, story.summary, ...(story.alt ? [story.alt] : [])];
  test("is translated", () => expectTranslated(texts));
  test("follows typographic rules", () => expectTypography([...texts, ...written(story.body)]));
});

describe.each(eachIngredientPage)("the page on %s", (_, page) => {
  const texts = [page.slug, page.summary, page.body, page.storage, page.substitutes, ...(page.alt ? [page.alt] : [])];
  test("is translated", () => expectTranslated(texts));
  test("follows typographic rules", () => expectTypography(texts));
});

test.each([
  ["recipe", recipes],
  ["story", stories],
  ["ingredient", ingredientPages],
])("every %s has its own slug", (_, things: (RecipeSeed | StorySeed | IngredientPageSeed)[]) => {
  for (const locale of locales) {
    const slugs = things.map(({ slug }) => slug[locale]);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect.soft(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

function textsOf(recipe: RecipeSeed): Localized[] {
  const { alt, slug, title, summary, chefsNote, ingredients, utensils, steps } = recipe;
  const notes = rowsOf(recipe).flatMap((row) => [row.characteristic, row.addition]);
  const headings = ingredients.map((group) => group.heading);
  const sizes = utensils.map((row) => row.size);
  return [
    alt,
    slug,
    title,
    summary,
    chefsNote,
    ...notes,
    ...headings,
    ...sizes,
    ...steps.flatMap(({ heading, text, tip, picture }) => [heading, text, tip, picture?.alt]),
  ].filter((pair) => pair !== undefined);
}

/** Collects all texts of a body without addresses. */
function written(body: StorySeed["body"]): Localized[] {
  const words = (value: unknown): string[] =>
    typeof value === "string"
      ? [value.replace(/\]\([^)]*\)/g, "]")]
      : typeof value === "object" && value
        ? Object.values(value).flatMap(words)
        : [];
  return [{ de: words(body.de).join("\n"), en: words(body.en).join("\n") }];
}
