import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Destination } from "#lib/i18n/destination.ts";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import type { PlainRoute } from "#lib/i18n/routing.ts";
import type { Filters, Sort } from "#lib/searches/choice.ts";
import type { AdSlotName } from "#lib/site.ts";
import { createdAt, id, instant } from "./columns.ts";
import type { ItemType } from "./items.ts";

/**
 * What a feed module shows; ids point to items, users, categories, videos. Headings are per language. Of several
 * recipes of a recipe module each has its day.
 */
export type ModuleData =
  | { type: "recipe"; overline: Localized; itemIds: string[] }
  | { type: "article"; heading: Localized; leadId: string; itemIds: string[] }
  | {
      type: "collection";
      heading: Localized;
      text: Localized;
      pictureId: string;
      /** Recipes and stories as cards below. */
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

/** `itemId`, `ingredientId` and `categoryId` make the link follow a changed slug. */
export interface ModuleLink {
  title: Localized;
  text?: Localized;
  categoryId?: string;
  ingredientId?: string;
  itemId?: string;
  route?: PlainRoute;
}

/** A saved search that fills a module by itself: everything that is given must fit. `more: "/search"` leads to all it finds. */
export interface AutomatedSearch {
  type: ItemType;
  /** What one would type, in each language. */
  words?: Localized;
  /** What one would tick: keys of categories, tags, minutes per facet. */
  filters?: Filters;
  community?: boolean;
  categoryId?: string;
  tagKey?: string;
  sort: Sort;
  size: number;
}

export const feedNames = ["home", "basics", "veganuary"] as const;
export type FeedName = (typeof feedNames)[number];

/** A module of a feed; `locale` null means both languages, `startsAt`/`endsAt` null mean no limit. */
export const feedModules = pgTable(
  "feed_modules",
  {
    id: id(),
    feed: text().$type<FeedName>().notNull(),
    position: integer().notNull(),
    locale: text().$type<Locale>(),
    startsAt: instant(),
    endsAt: instant(),
    data: jsonb().$type<ModuleData>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("feed_modules_feed_idx").on(t.feed, t.position)],
);

export type MenuType = "recipes" | "stories" | "news" | "shopping-tips" | "partners" | "app" | "shop" | "plus";

export interface MenuGroup {
  title: Localized;
  entries: { categoryId?: string; partnerId?: string; title?: Localized }[];
}

/** A main entry of the header: partners carry a logo through their profile, external types take their address from lib/site.ts. */
export const menus = pgTable("menus", {
  id: id(),
  position: integer().notNull(),
  type: text().$type<MenuType>().notNull().unique(),
  title: jsonb().$type<Localized>().notNull(),
  /** Where the entry itself leads; null for external entries. */
  route: text().$type<Destination>(),
  content: jsonb().$type<MenuGroup[]>().notNull(),
});
