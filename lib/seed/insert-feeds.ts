import type { FeedName, MenuGroup, MenuType, ModuleData, ModuleLink } from "#lib/db/tables/feeds.ts";
import { type FeedModuleInput, replaceFeed } from "#lib/feeds/mutations.ts";
import { type MenuEntryInput, replaceMenu } from "#lib/menus/mutations.ts";
import type { Destination } from "#lib/routing/destination.ts";
import { authors } from "./content/authors.ts";
import { basics } from "./content/basics.ts";
import { type CategoryKey, categories } from "./content/categories.ts";
import { homeFeed } from "./content/home.ts";
import { veganuaryFeed } from "./content/veganuary.ts";
import type { SeedKeys } from "./keys.ts";

/** Inserts the feeds of the start page, the basics and Veganuary, and the main menu. */
export async function insertFeeds(keys: SeedKeys): Promise<void> {
  const feeds: Record<FeedName, (ModuleData | FeedModuleInput)[]> = {
    home: homeFeed(keys),
    basics: basicsFeed(keys),
    veganuary: veganuaryFeed(keys),
  };
  for (const [name, modules] of Object.entries(feeds)) {
    const planned = modules.map((entry) => ("data" in entry ? entry : { data: entry }));
    await replaceFeed(name as FeedName, planned);
  }
  await replaceMenu(mainMenu(keys));
}

/** The page "basics": a list of links per level. */
function basicsFeed(keys: SeedKeys): ModuleData[] {
  return basics.map(({ title, text, entries }) => ({
    type: "link_collection",
    heading: title,
    text,
    isSponsored: false,
    links: entries.map(({ target, title: heading, lesson }): ModuleLink => {
      const [kind, key = ""] = target.split(":");
      return { title: heading, text: lesson, itemId: keys.id(kind === "recipe" ? "recipe" : "story", key) };
    }),
  }));
}

/**
 * The specified main menu, in which recipes and stories have the same groups, and a menu of what
 * helps to decide what to cook, with the other lists.
 */
function mainMenu(keys: SeedKeys): MenuEntryInput[] {
  const groups = categoryGroups(keys);
  const partners = Object.entries(authors).flatMap(([key, author]) =>
    author.type === "partner" ? [{ partnerId: keys.id("user", key) }] : [],
  );
  const entry = (type: MenuType, de: string, en: string, route: Destination | null, content: MenuGroup[] = []) => ({
    type,
    title: { de, en },
    route,
    content,
  });
  return [
    entry("recipes", "Rezepte", "Recipes", "/recipes", groups),
    entry("stories", "Stories", "Stories", "/stories", groups),
    entry("discover", "Entdecken", "Discover", "/what-to-cook-today", [
      {
        title: { de: "Entdecken", en: "Discover" },
        entries: [
          { route: "/what-to-cook-today", title: { de: "Was koche ich heute?", en: "What to cook today" } },
          { route: "/use-up", title: { de: "Was muss weg?", en: "Use it up" } },
          { route: "/ingredients", title: { de: "Zutaten von A bis Z", en: "Ingredients A to Z" } },
          { route: "/cookbooks", title: { de: "Kochbücher", en: "Cookbooks" } },
          { route: "/quiz", title: { de: "Geschmacksquiz", en: "Taste quiz" } },
          { categoryId: keys.id("category", "community") },
          { categoryId: keys.id("category", "news") },
          { route: "/shopping-tips", title: { de: "Shopping-Tipps", en: "Shopping tips" } },
        ],
      },
    ]),
    entry("partners", "Partner", "Partners", "/partners", [
      { title: { de: "Unsere Partner", en: "Our partners" }, entries: partners },
    ]),
    entry("app", "App", "App", "/our-app"),
    entry("shop", "Shop", "Shop", null),
    entry("plus", "Plus", "Plus", null),
  ];
}

function categoryGroups(keys: SeedKeys): MenuGroup[] {
  const all = Object.entries(categories) as [CategoryKey, (typeof categories)[CategoryKey]][];
  return all
    .filter(([, { kind }]) => kind === "group")
    .map(([key, { title }]) => ({
      title,
      entries: all
        .filter(([, { parent }]) => parent === key)
        .map(([child]) => ({ categoryId: keys.id("category", child) })),
    }));
}
