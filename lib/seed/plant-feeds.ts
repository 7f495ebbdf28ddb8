import type { FeedName, MenuGroup, MenuType, ModuleData, ModuleLink } from "#lib/db/tables/feeds.ts";
import { type PlannedModule, setFeed } from "#lib/feeds/mutations.ts";
import type { Destination } from "#lib/i18n/destination.ts";
import { type MenuInput, setMenu } from "#lib/menus/mutations.ts";
import { authors } from "./authors.ts";
import { basics } from "./basics.ts";
import { type CategoryKey, categories } from "./categories.ts";
import { homeFeed } from "./home.ts";
import type { Keys } from "./keys.ts";
import { veganuaryFeed } from "./veganuary.ts";

export async function plantFeeds(keys: Keys): Promise<void> {
  const feeds: Record<FeedName, (ModuleData | PlannedModule)[]> = {
    home: homeFeed(keys),
    basics: basicsFeed(keys),
    veganuary: veganuaryFeed(keys),
  };
  for (const [name, modules] of Object.entries(feeds)) {
    const planned = modules.map((entry) => ("data" in entry ? entry : { data: entry }));
    await setFeed(name as FeedName, planned);
  }
  await setMenu(mainMenu(keys));
}

/** The learning hub: a list of links per level. */
function basicsFeed(keys: Keys): ModuleData[] {
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

/** The menu of the specification: recipes and stories repeat the same groups. */
function mainMenu(keys: Keys): MenuInput[] {
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
    entry("news", "Neues", "News", `category:${keys.id("category", "news")}`),
    entry("shopping-tips", "Shopping-Tipps", "Shopping tips", "/shopping-tips"),
    entry("partners", "Partner", "Partners", "/partners", [
      { title: { de: "Unsere Partner", en: "Our partners" }, entries: partners },
    ]),
    entry("app", "App", "App", "/our-app"),
    entry("shop", "Shop", "Shop", null),
    entry("plus", "Plus", "Plus", null),
  ];
}

function categoryGroups(keys: Keys): MenuGroup[] {
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
