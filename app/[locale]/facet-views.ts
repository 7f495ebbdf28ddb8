import { getLocale, getTranslations } from "next-intl/server";
import type { FacetView } from "#components/content/search/facet-view.ts";
import { type FacetValue, isUsefulFacet, type ListFacets, listFacetValues } from "#lib/content/search/facet-queries.ts";
import type { FacetCount } from "#lib/content/search/filters.ts";
import type { SelectedSlugs } from "#lib/content/search/search-params.ts";
import { type FacetKind, facetKinds } from "#lib/content/search-index/facets.ts";

/** Facets whose values keep their order; the values of others are sorted by frequency. */
const fixedOrderKinds: FacetKind[] = ["time", "meal", "season", "difficulty"];

interface FacetViewInput {
  counts: Record<FacetKind, FacetCount[]>;
  values: Record<FacetKind, FacetValue[]>;
  selected: SelectedSlugs;
  /** Values to offer; all of them when missing. */
  isOffered?: (kind: FacetKind, key: string) => boolean;
}

/** Returns the facets to display: offered values with hits, and selected ones. */
export async function createFacetViews({
  counts,
  values,
  selected,
  isOffered = () => true,
}: FacetViewInput): Promise<FacetView[]> {
  const t = await getTranslations("search.facets");
  const titleOf = (kind: FacetKind, { key, title }: FacetValue) =>
    title ??
    (kind === "time" ? t("minutes", { minutes: key }) : t(`difficulties.${key as "easy" | "medium" | "hard"}`));
  const views = facetKinds.map((kind) => {
    const options = values[kind].map((value) => ({
      slug: value.slug,
      title: titleOf(kind, value),
      count: counts[kind].find(({ key }) => key === value.key)?.count ?? 0,
      isSelected: selected[kind]?.includes(value.slug) ?? false,
      isOffered: isOffered(kind, value.key),
    }));
    const visibleOptions = options.filter(({ count, isSelected, isOffered }) => (count > 0 && isOffered) || isSelected);
    return {
      kind,
      values: fixedOrderKinds.includes(kind) ? visibleOptions : visibleOptions.sort((a, b) => b.count - a.count),
    };
  });
  return views.filter((view) => view.values.length > 0);
}

/** Returns facets that divide the whole list, with the counts of the displayed part. */
export async function listUsefulFacets(
  wholeList: ListFacets,
  displayedPart: Pick<ListFacets, "facets">,
  selected: SelectedSlugs,
): Promise<FacetView[]> {
  const values = await listFacetValues(await getLocale());
  const isOffered: FacetViewInput["isOffered"] = (kind, key) => isUsefulFacet(wholeList, kind, key);
  return createFacetViews({ counts: displayedPart.facets, values, selected, isOffered });
}
