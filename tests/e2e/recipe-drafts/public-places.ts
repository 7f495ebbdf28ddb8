import type { APIRequestContext } from "@playwright/test";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { listSitemaps } from "#tests/e2e/support/sitemap.ts";

/** Where readers see a recipe: page, list, search, feed and sitemap. */
export const allPlaces = ["page", "list", "search", "feed", "sitemap"];

/** @param word of the recipe alone, for the search */
export async function listPlaces(
  request: APIRequestContext,
  { locale = "de", slug, word }: { locale?: Locale; slug: string; word: string },
): Promise<string[]> {
  const places = {
    page: slugAddress(locale, "/recipes/[slug]", slug),
    list: address(locale, "/recipes"),
    search: `${address(locale, "/search")}?search=${word}`,
    feed: `/feeds/${locale}/recipes.xml`,
  };
  const found = [];
  for (const [place, path] of Object.entries(places)) {
    const response = await request.get(path);
    if (response.ok() && (await response.text()).includes(slug)) found.push(place);
  }
  const sitemaps = await listSitemaps();
  for (const file of sitemaps.filter((path) => path.includes("/recipes-"))) {
    if ((await (await request.get(file)).text()).includes(slug)) found.push("sitemap");
  }
  return [...new Set(found)];
}
