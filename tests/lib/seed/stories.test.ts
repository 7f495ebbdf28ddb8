import { describe, expect, test } from "vitest";
import { locales } from "#lib/i18n/locales.ts";
import { pathnames } from "#lib/routing/routing.ts";
import { authors } from "#lib/seed/content/authors.ts";
import { categories } from "#lib/seed/content/categories.ts";
import { videos } from "#lib/seed/content/videos.ts";
import type { BlockSeed } from "#lib/seed/seed-types.ts";
import { eachStory, ingredientPages, liveRecipes, stories } from "#tests/support/catalogue.ts";

const addresses = new Set([
  ...liveRecipes.map(({ key }) => `recipe:${key}`),
  ...stories.map(({ key }) => `story:${key}`),
  ...ingredientPages.map(({ key }) => `ingredient:${key}`),
  ...Object.keys(categories).map((key) => `category:${key}`),
  ...Object.keys(authors).map((key) => `user:${key}`),
  ...Object.keys(pathnames).map((route) => `route:${route}`),
]);

describe.each(eachStory)("%s", (_, story) => {
  test("has the same blocks in both languages", () => {
    expect(story.body.en.map(shapeOf)).toEqual(story.body.de.map(shapeOf));
  });

  test("links to existing pages, the same in both languages", () => {
    const [de, en] = locales.map((locale) => story.body[locale].flatMap(linksOf));
    expect(en?.toSorted()).toEqual(de?.toSorted());
    expect(de?.filter((link) => !/^(https|mailto):/.test(link) && !addresses.has(link))).toEqual([]);
  });
});

test("every story has its own key", () => {
  expect(new Set(stories.map(({ key }) => key)).size).toBe(stories.length);
});

/** Reduces a block to its structure. */
function shapeOf(block: BlockSeed): unknown {
  switch (block.type) {
    case "headline":
      return [block.type, block.level];
    case "list":
      return [block.type, block.ordered, block.items.length];
    case "image_collection":
      return [block.type, block.pictures.map(({ picture }) => picture)];
    case "video":
      return [block.type, videos.find(({ key }) => key === block.video)?.key ?? `no clip ${block.video}`];
    case "content_meta_carousel":
      return [block.type, block.entries.length];
    case "proscons":
      return [block.type, block.pros.length, block.cons.length];
    default:
      return [block.type];
  }
}

function linksOf(block: BlockSeed): string[] {
  const inText = [...JSON.stringify(block).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  if (block.type === "recipes") return block.recipes.map((key) => `recipe:${key}`);
  return "href" in block ? [block.href, ...inText] : inText;
}
