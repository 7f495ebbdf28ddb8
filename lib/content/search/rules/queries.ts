import "server-only";
import { and, eq, isNull } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { categoryTexts } from "#lib/platform/db/tables/categories.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { searchRedirects, searchSynonyms } from "#lib/platform/db/tables/statistics/search-rules.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { searchAddress } from "../address.ts";
import { toPhrase } from "./phrase.ts";
import type { Synonym } from "./synonyms.ts";

/** The synonyms of a language. There are few, so a search reads all of them. */
export const listSynonyms = cached(
  "search-synonyms",
  () => [cacheTags.searchRules],
  (locale: Locale): Promise<Synonym[]> =>
    db
      .select({ phrase: searchSynonyms.phrase, meaning: searchSynonyms.meaning })
      .from(searchSynonyms)
      .where(and(eq(searchSynonyms.locale, locale), isNull(searchSynonyms.removedAt))),
);

/** Phrases with the address of where they lead; without those whose page is not public. */
const listRedirects = cached(
  "search-redirects",
  () => [cacheTags.searchRules, cacheTags.cards, cacheTags.categories],
  async (locale: Locale): Promise<{ phrase: string; href: string }[]> => {
    const { itemId, categoryId, phrase, search, removedAt } = searchRedirects;
    const rows = await db
      .select({ phrase, search, type: items.type, item: itemTexts.slug, category: categoryTexts.slug })
      .from(searchRedirects)
      .leftJoin(items, and(eq(items.id, itemId), isPublicItem()))
      .leftJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.locale, locale)))
      .leftJoin(categoryTexts, and(eq(categoryTexts.categoryId, categoryId), eq(categoryTexts.locale, locale)))
      .where(and(eq(searchRedirects.locale, locale), isNull(removedAt)));
    return rows.flatMap(({ phrase, search, type, item, category }) => {
      if (search !== null) return [{ phrase, href: searchAddress(locale, { search }) }];
      if (category) return [{ phrase, href: slugAddress(locale, "/categories/[slug]", category) }];
      const route = type === "recipe" ? "/recipes/[slug]" : "/stories/[slug]";
      return item ? [{ phrase, href: slugAddress(locale, route, item) }] : [];
    });
  },
);

/** The address to which a search leads instead of to its results, or null. */
export async function findRedirect(locale: Locale, search: string): Promise<string | null> {
  const phrase = toPhrase(search, locale);
  if (phrase === "") return null;
  const redirects = await listRedirects(locale);
  return redirects.find((redirect) => redirect.phrase === phrase)?.href ?? null;
}
