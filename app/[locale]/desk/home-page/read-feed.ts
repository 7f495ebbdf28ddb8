import { type FeedName, feedNames } from "#lib/platform/db/tables/feeds.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";

/** Reads the name of a feed from a query; without a known one it is the home page. */
export function readFeed(value: string | string[] | undefined): FeedName {
  return feedNames.find((name) => name === value) ?? "home";
}

/** Address of a page of the desk about a feed. */
export function feedAddress(
  locale: Locale,
  route: "/desk/home-page" | "/desk/home-page/modules/new" | "/desk/home-page/preview",
  feed: FeedName,
): string {
  return `${address(locale, route)}?feed=${feed}`;
}
