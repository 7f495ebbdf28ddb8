import { getTranslations } from "next-intl/server";
import { listCategories } from "#lib/content/categories/queries.ts";
import { searchAddress } from "#lib/content/search/address.ts";
import { listFacetValues } from "#lib/content/search/facet-queries.ts";
import { findTopIds } from "#lib/content/search/queries.ts";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import { cacheUntil } from "#lib/platform/cache/cache.ts";
import type { AutomatedSearch } from "#lib/platform/db/tables/feeds.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

/** How long a page may be cached without results that were not found in time. */
const retryAfterMs = 60_000;

/**
 * Ids of the results of a saved search. A deleted category or a timeout yields none; after a
 * timeout the page is soon rendered again.
 */
export async function runSavedSearch(locale: Locale, saved: AutomatedSearch): Promise<string[]> {
  const { type, words, filters, community, categoryId, tagKey, sort, size } = saved;
  const category = categoryId && (await listCategories(locale)).find(({ id }) => id === categoryId)?.key;
  if (categoryId && !category) return [];
  const lists = [
    listTerm.type(type),
    ...(type === "article" ? [listTerm.story("article")] : []),
    ...(community ? [listTerm.author("community")] : []),
    ...(category ? [listTerm.category(category)] : []),
    ...(tagKey ? [listTerm.tag(tagKey)] : []),
  ];
  const ids = await findTopIds({ locale, search: words?.[locale] ?? "", listTerms: lists, filters, sort, size });
  if (!ids) await cacheUntil(new Date(currentTimeMs() + retryAfterMs));
  return ids ?? [];
}

/** The link to all results: the search page with the same words and facets. */
export async function getSavedSearchLink(locale: Locale, { type, words, filters = {}, sort }: AutomatedSearch) {
  const [t, values] = await Promise.all([getTranslations("feeds.more"), listFacetValues(locale)]);
  const selected = Object.fromEntries(
    Object.entries(values).map(([kind, options]) => [
      kind,
      options.filter(({ key }) => filters[kind as keyof typeof values]?.includes(key)).map(({ slug }) => slug),
    ]),
  );
  const search = {
    search: words?.[locale] ?? "",
    type: type === "recipe" ? "recipes" : "stories",
    sort,
    selected,
  } as const;
  return { label: t("page"), href: searchAddress(locale, search) };
}
