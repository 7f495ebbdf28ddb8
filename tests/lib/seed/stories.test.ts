import { describe, expect, test } from "vitest";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { pathnames, type SlugRoute, type StaticRoute } from "#lib/platform/routing/routing.ts";
import { eachStory, ingredientPages, liveRecipes, stories } from "#tests/support/catalogue.ts";
import { authors, categories, videos } from "#tests/support/sample/reference-data.ts";
import type { BlockSeed } from "#tests/support/sample/sample-types.ts";

/** Names of the pages by their addresses in a language. */
const pagesIn = (locale: Locale) => {
  const page = (route: SlugRoute, slug: string, name: string) => [slugAddress(locale, route, slug), name] as const;
  const routes = (Object.keys(pathnames) as StaticRoute[]).filter((route) => !route.includes("["));
  return new Map([
    ...liveRecipes.map(({ key, slug }) => page("/recipes/[slug]", slug[locale], `recipe:${key}`)),
    ...stories.map(({ key, slug }) => page("/stories/[slug]", slug[locale], `story:${key}`)),
    ...ingredientPages.map(({ key, slug }) => page("/ingredients/[slug]", slug[locale], `ingredient:${key}`)),
    ...Object.entries(categories).map(([key, { slug }]) => page("/categories/[slug]", slug[locale], `category:${key}`)),
    ...Object.keys(authors).map((key) => page("/users/[slug]", key, `user:${key}`)),
    ...routes.map((route) => [address(locale, route), `route:${route}`] as const),
  ]);
};
const pages = { de: pagesIn("de"), en: pagesIn("en") };

describe.each(eachStory)("%s", (_, story) => {
  test("has the same blocks in both languages", () => {
    expect(story.body.en.map(shapeOf)).toEqual(story.body.de.map(shapeOf));
  });

  test("links to existing pages, the same in both languages", () => {
    const [de, en] = locales.map((locale) =>
      story.body[locale].flatMap(linksOf).map((link) => pages[locale].get(link) ?? link),
    );
    expect(en?.toSorted()).toEqual(de?.toSorted());
    const isPage = /^(?:recipe|story|ingredient|category|user|route):/;
    expect(de?.filter((link) => !/^(https|mailto):/.test(link) && !isPage.test(link))).toEqual([]);
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
