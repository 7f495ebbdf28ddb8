import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { cached, cacheTags } from "#lib/cache.ts";
import { db } from "#lib/db/client.ts";
import { categories, categoryTexts, tags, tagTexts } from "#lib/db/tables/taxonomy.ts";
import { tagOrder } from "#lib/db/tag-order.ts";
import { capitalize } from "#lib/i18n/capitalize.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type FacetKind, facetKindOf, facetKinds, timeLimits } from "#lib/search/facets.ts";
import type { Filters } from "./choice.ts";
import type { ChosenSlugs } from "./input.ts";
import { difficultyWords } from "./params.ts";

export interface FacetValue {
  key: string;
  slug: string;
  /** null where the words of the site have one (minutes, difficulty). */
  title: string | null;
}

/** Everything results can be narrowed down by, in one language, in the editors' order. */
export const listFacetValues = cached(
  "facet-values",
  () => [cacheTags.categories, cacheTags.tags],
  async (locale: Locale): Promise<Record<FacetKind, FacetValue[]>> => {
    const values: Record<string, FacetValue[]> = Object.fromEntries(facetKinds.map((kind) => [kind, []]));
    for (const { kind, ...value } of [...(await categoryValues(locale)), ...(await tagValues(locale))]) {
      if (kind) values[kind]?.push(value);
    }
    values.time = timeLimits.map((key) => ({ key, slug: key, title: null }));
    values.difficulty = Object.entries(difficultyWords[locale]).map(([key, slug]) => ({ key, slug, title: null }));
    return values as Record<FacetKind, FacetValue[]>;
  },
);

async function categoryValues(locale: Locale) {
  const groups = alias(categories, "groups");
  const rows = await db
    .select({ key: categories.key, group: groups.key, slug: categoryTexts.slug, title: categoryTexts.title })
    .from(categories)
    .innerJoin(groups, eq(groups.id, categories.parentId))
    .innerJoin(categoryTexts, and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.locale, locale)))
    .orderBy(asc(categories.position));
  return rows.map(({ group, ...value }) => ({ ...value, kind: facetKindOf({ group }) }));
}

async function tagValues(locale: Locale) {
  const rows = await db
    .select({ key: tags.key, type: tags.type, slug: tagTexts.slug, title: tagTexts.title })
    .from(tags)
    .innerJoin(tagTexts, and(eq(tagTexts.tagId, tags.id), eq(tagTexts.locale, locale)))
    .where(eq(tags.isHidden, false))
    .orderBy(...tagOrder);
  return rows.map(({ type, title, ...value }) => ({
    ...value,
    title: capitalize(title, locale),
    kind: facetKindOf({ type }),
  }));
}

/** The chosen values that exist: as slugs for addresses and as keys for the search. */
export function resolveChoice(
  chosen: ChosenSlugs,
  values: Record<FacetKind, FacetValue[]>,
): { chosen: ChosenSlugs; filters: Filters } {
  const known: ChosenSlugs = {};
  const filters: Filters = {};
  for (const kind of facetKinds) {
    const found = values[kind].filter(({ slug }) => chosen[kind]?.includes(slug));
    if (found.length === 0) continue;
    known[kind] = found.map(({ slug }) => slug);
    filters[kind] = found.map(({ key }) => key);
  }
  return { chosen: known, filters };
}
