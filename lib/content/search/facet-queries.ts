import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  type FacetKind,
  facetKinds,
  getFacetKind,
  isSingleChoice,
  timeLimitsMinutes,
} from "#lib/content/search-index/facets.ts";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { categories, categoryTexts } from "#lib/platform/db/tables/categories.ts";
import { tags, tagTexts } from "#lib/platform/db/tables/tags.ts";
import { tagOrder } from "#lib/platform/db/tag-order.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { capitalize } from "#lib/platform/text/capitalize.ts";
import type { FacetCount, Filters } from "./filters.ts";
import { difficultySlugs } from "./param-names.ts";
import { searchItems } from "./queries.ts";
import type { SelectedSlugs } from "./search-params.ts";

export interface FacetValue {
  key: string;
  slug: string;
  /** Null for minutes and difficulty, whose titles are messages. */
  title: string | null;
}

/** All values of all facets in one language, in the editors' order. */
export const listFacetValues = cached(
  "facet-values",
  () => [cacheTags.categories, cacheTags.tags],
  async (locale: Locale): Promise<Record<FacetKind, FacetValue[]>> => {
    const values: Record<string, FacetValue[]> = Object.fromEntries(facetKinds.map((kind) => [kind, []]));
    for (const { kind, ...value } of [...(await listCategoryValues(locale)), ...(await listTagValues(locale))]) {
      if (kind) values[kind]?.push(value);
    }
    values.time = timeLimitsMinutes.map((key) => ({ key, slug: key, title: null }));
    values.difficulty = Object.entries(difficultySlugs[locale]).map(([key, slug]) => ({ key, slug, title: null }));
    return values as Record<FacetKind, FacetValue[]>;
  },
);

async function listCategoryValues(locale: Locale) {
  const groups = alias(categories, "groups");
  const rows = await db
    .select({ key: categories.key, group: groups.key, slug: categoryTexts.slug, title: categoryTexts.title })
    .from(categories)
    .innerJoin(groups, eq(groups.id, categories.parentId))
    .innerJoin(categoryTexts, and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.locale, locale)))
    .orderBy(asc(categories.position));
  return rows.map(({ group, ...value }) => ({ ...value, kind: getFacetKind({ group }) }));
}

async function listTagValues(locale: Locale) {
  const rows = await db
    .select({ key: tags.key, type: tags.type, slug: tagTexts.slug, title: tagTexts.title })
    .from(tags)
    .innerJoin(tagTexts, and(eq(tagTexts.tagId, tags.id), eq(tagTexts.locale, locale)))
    .where(eq(tags.isHidden, false))
    .orderBy(...tagOrder);
  return rows.map(({ type, title, ...value }) => ({
    ...value,
    title: capitalize(title, locale),
    kind: getFacetKind({ type }),
  }));
}

/**
 * Drops selected slugs that do not exist. Returns the others as slugs for addresses and as keys for
 * the search. Of several values of a single choice the last one counts, which contains the others.
 */
export function resolveSelected(
  selected: SelectedSlugs,
  values: Record<FacetKind, FacetValue[]>,
): { selected: SelectedSlugs; filters: Filters } {
  const known: SelectedSlugs = {};
  const filters: Filters = {};
  for (const kind of facetKinds) {
    const matching = values[kind]
      .filter(({ slug }) => selected[kind]?.includes(slug))
      .slice(isSingleChoice(kind) ? -1 : 0);
    if (matching.length === 0) continue;
    known[kind] = matching.map(({ slug }) => slug);
    filters[kind] = matching.map(({ key }) => key);
  }
  return { selected: known, filters };
}

/** Number of items and facet counts of a whole list. */
export interface ListFacets {
  count: number;
  /** There are more items than were counted. */
  isCapped: boolean;
  facets: Record<FacetKind, FacetCount[]>;
}

/**
 * Counts the facets of a list without filters.
 * @param listTerms Terms of lib/content/search-index/list-terms.ts; an item must have all of them.
 * @returns Null when the query timed out.
 */
export const countListFacets = cached(
  "list-facets",
  () => [cacheTags.cards],
  async (locale: Locale, listTerms: string[]): Promise<ListFacets | null> => {
    const result = await searchItems({ locale, search: "", listTerms, sort: "newest", size: 1 });
    return result && { count: result.pagination.count, isCapped: result.isCapped, facets: result.facets };
  },
);

/** Whether a facet value divides the list: some items have it and some do not. */
export function isUsefulFacet({ count, isCapped, facets }: ListFacets, kind: FacetKind, key: string): boolean {
  const valueCount = facets[kind].find((value) => value.key === key)?.count ?? 0;
  return valueCount > 0 && (isCapped || valueCount < count);
}
