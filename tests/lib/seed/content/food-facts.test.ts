import { expect, test } from "vitest";
import { locales } from "#lib/platform/i18n/locales.ts";
import { ingredientPages, stories } from "#tests/support/catalogue.ts";
import { foodFacts } from "#tests/support/sample/food-facts.ts";
import { keeping } from "#tests/support/sample/recipes.ts";
import { questions } from "#tests/support/sample/reference-data.ts";

const sources = [ingredientPages, stories, Object.values(keeping), questions];

test.each(Object.entries(foodFacts))("%s is told somewhere in both languages", (_, fact) => {
  for (const locale of locales) expect(JSON.stringify(sources)).toContain(fact[locale]);
});

test("the page and the story on Hokkaido give one weight, and those on eggs one time for whites", () => {
  const page = (key: string) => JSON.stringify(ingredientPages.find((one) => one.key === key));
  const story = (key: string) => JSON.stringify(stories.find((one) => one.key === key));
  for (const locale of locales) {
    expect(page("hokkaido-pumpkin")).toContain(foodFacts.hokkaidoWeight[locale]);
    expect(story("story-autumn-pumpkins")).toContain(foodFacts.hokkaidoWeight[locale]);
    expect(page("egg")).toContain(foodFacts.eggWhites[locale]);
    expect(story("story-eggs")).toContain(foodFacts.eggWhites[locale]);
    expect(page("egg")).toContain(foodFacts.floatingEgg[locale]);
    expect(story("story-eggs")).toContain(foodFacts.floatingEgg[locale]);
  }
});
