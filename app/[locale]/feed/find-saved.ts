import { getTranslations } from "next-intl/server";
import { keepUntil } from "#lib/cache.ts";
import { listCategories } from "#lib/categories/queries.ts";
import type { AutomatedSearch } from "#lib/db/tables/feeds.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { scope } from "#lib/search/scopes.ts";
import { searchAddress } from "#lib/searches/address.ts";
import { listFacetValues } from "#lib/searches/facet-values.ts";
import { findFirst } from "#lib/searches/queries.ts";

/** So long a page may do without what was not found in time. */
const patience = 60_000;

/**
 * Ids of what a saved search finds now. A category that is gone finds nothing, and so does a search that takes too long; the page is then
 * soon made anew.
 */
export async function findSaved(locale: Locale, saved: AutomatedSearch): Promise<string[]> {
  const { type, words, filters, community, categoryId, tagKey, sort, size } = saved;
  const category = categoryId && (await listCategories(locale)).find(({ id }) => id === categoryId)?.key;
  if (categoryId && !category) return [];
  const lists = [
    scope.type(type),
    ...(type === "article" ? [scope.story("article")] : []),
    ...(community ? [scope.author("community")] : []),
    ...(category ? [scope.category(category)] : []),
    ...(tagKey ? [scope.tag(tagKey)] : []),
  ];
  const found = await findFirst({ locale, search: words?.[locale] ?? "", scope: lists, filters, sort, size });
  if (!found) await keepUntil(new Date(Date.now() + patience));
  return found ?? [];
}

/** The link to everything a saved search finds: its words and facets on the search page. */
export async function savedLink(locale: Locale, { type, words, filters = {}, sort }: AutomatedSearch) {
  const [t, values] = await Promise.all([getTranslations("feeds.more"), listFacetValues(locale)]);
  const chosen = Object.fromEntries(
    Object.entries(values).map(([kind, known]) => [
      kind,
      known.filter(({ key }) => filters[kind as keyof typeof values]?.includes(key)).map(({ slug }) => slug),
    ]),
  );
  const asked = {
    search: words?.[locale] ?? "",
    type: type === "recipe" ? "recipes" : "stories",
    sort,
    chosen,
  } as const;
  return { label: t("page"), href: searchAddress(locale, asked) };
}
