import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Filters } from "#lib/content/search/filters.ts";
import type { Sort } from "#lib/content/search/sorting.ts";
import type { AdSlotName } from "#lib/platform/config/ad-slots.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import type { Destination } from "#lib/platform/routing/destination.ts";
import type { StaticRoute } from "#lib/platform/routing/routing.ts";
import { createdAt, id, timestamptz } from "./columns.ts";
import type { ItemType } from "./items.ts";

/**
 * Content of a feed module. Ids are those of items, users, categories and videos. A recipe module
 * with several recipes shows another one each day.
 */
export type ModuleData =
  | { type: "recipe"; overline: Localized; itemIds: string[]; fixed?: FixedRecipe[] }
  | { type: "article"; heading: Localized; leadId: string; itemIds: string[] }
  | {
      type: "collection";
      heading: Localized;
      text: Localized;
      pictureId: string;
      itemIds: string[];
      links: ModuleLink[];
      more?: Destination;
    }
  | { type: "automated"; heading: Localized; text?: Localized; more: Destination; search: AutomatedSearch }
  | { type: "author_carousel"; heading: Localized; userIds: string[] }
  | { type: "categories_collection"; heading: Localized; categoryIds: string[] }
  | { type: "link_collection"; heading: Localized; text?: Localized; links: ModuleLink[]; isSponsored: boolean }
  | { type: "player"; heading: Localized; text: Localized; videoId: string; itemId: string }
  | { type: "featured_search"; heading: Localized; terms: Localized<string[]> }
  | { type: "shopping_tip"; itemId: string }
  | { type: "what_to_cook_today" }
  | { type: "onboarding" }
  | { type: "newsletter" }
  | { type: "partners"; heading: Localized }
  | { type: "advertisement"; slot: AdSlotName };

/** The recipe of a day, chosen by an editor; `date` as YYYY-MM-DD in Berlin. */
export interface FixedRecipe {
  date: string;
  itemId: string;
}

/** A link with `itemId`, `ingredientId` or `categoryId` follows changed slugs. */
export interface ModuleLink {
  title: Localized;
  text?: Localized;
  categoryId?: string;
  ingredientId?: string;
  itemId?: string;
  route?: StaticRoute;
}

/** Saved search of a module; all conditions must match. `more: "/search"` links to all results. */
export interface AutomatedSearch {
  type: ItemType;
  /** Search text per language. */
  words?: Localized;
  /** Selected facet values: keys of categories and tags, minutes. */
  filters?: Filters;
  community?: boolean;
  categoryId?: string;
  tagKey?: string;
  sort: Sort;
  size: number;
}

export const feedNames = ["home", "basics", "veganuary"] as const;
export type FeedName = (typeof feedNames)[number];

/** A null `locale` means both languages, a null `startsAt` or `endsAt` no limit. */
export const feedModules = pgTable(
  "feed_modules",
  {
    id: id(),
    feed: text().$type<FeedName>().notNull(),
    position: integer().notNull(),
    locale: text().$type<Locale>(),
    startsAt: timestamptz(),
    endsAt: timestamptz(),
    data: jsonb().$type<ModuleData>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("feed_modules_feed_idx").on(t.feed, t.position)],
);

export type MenuType =
  | "recipes"
  | "stories"
  | "discover"
  | "news"
  | "shopping-tips"
  | "partners"
  | "app"
  | "shop"
  | "plus"
  | CustomMenuType;

/** An entry that editors have added. Its number has no meaning. */
export type CustomMenuType = `custom-${number}`;

export interface MenuGroup {
  title: Localized;
  /** A link to a category, a partner, a recipe or story or, with a title, a route. */
  entries: {
    categoryId?: string;
    partnerId?: string;
    itemId?: string;
    route?: StaticRoute;
    title?: Localized;
  }[];
}

/**
 * Main entries of the header. The logo of a partner is in `partners`, the address of an external
 * type in lib/platform/config/site.ts.
 */
export const menus = pgTable("menus", {
  id: id(),
  position: integer().notNull(),
  type: text().$type<MenuType>().notNull().unique(),
  title: jsonb().$type<Localized>().notNull(),
  /** Null for external entries. */
  route: text().$type<Destination>(),
  content: jsonb().$type<MenuGroup[]>().notNull(),
  /** Counts the changes of title, route and content, by a trigger. */
  version: integer().notNull().default(1),
});
