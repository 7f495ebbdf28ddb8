import type { Locale } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "./address.ts";
import type { Route } from "./routing.ts";

/** What an author has published, in the order of the tabs. */
const authorTabs = ["recipes", "stories", "cookbooks"] as const;
export type AuthorTab = (typeof authorTabs)[number];

/** Number of entries in each tab, in one language. */
export type AuthorTabCounts = Record<AuthorTab, number>;

/**
 * Tabs of an author with an address of their own. The first tab with content stands at the address
 * of the profile.
 */
const authorTabRoutes = ["/users/[slug]/cookbooks", "/users/[slug]/stories"] as const satisfies Route[];
export type AuthorTabRoute = (typeof authorTabRoutes)[number];

/** Whether a route is a tab of an author. */
export function isAuthorTab(route: Route): route is AuthorTabRoute {
  return (authorTabRoutes as readonly Route[]).includes(route);
}

/** The tabs with entries, in their order. */
export function listFilledTabs(counts: AuthorTabCounts): AuthorTab[] {
  return authorTabs.filter((tab) => counts[tab] > 0);
}

/** The tab at the address of the profile: the first one with entries. */
export function firstAuthorTab(counts: AuthorTabCounts): AuthorTab {
  return listFilledTabs(counts)[0] ?? "recipes";
}

/**
 * Address of a tab. The first one has that of the profile, so that no list has two addresses.
 *
 * @param counts those of `locale`
 */
export function authorTabAddress(
  locale: Locale,
  slug: string,
  counts: AuthorTabCounts,
  tab: AuthorTab,
  page = 1,
): string {
  const hasOwnAddress = tab !== "recipes" && tab !== firstAuthorTab(counts);
  const route: Route = hasOwnAddress ? `/users/[slug]/${tab}` : "/users/[slug]";
  return routeAddress(locale, route, { slug }, page);
}
