import { getTranslations } from "next-intl/server";
import type { FacetView } from "#components/searches/facet-view.ts";
import { type FacetKind, facetKinds } from "#lib/search/facets.ts";
import type { FacetValue } from "#lib/searches/facet-values.ts";
import type { ChosenSlugs } from "#lib/searches/input.ts";
import type { Found } from "#lib/searches/queries.ts";

/** Facets whose values have an order of their own; of the others the most frequent stand first. */
const ordered: FacetKind[] = ["time", "season", "difficulty"];

/** What there is to choose from: values that would leave something, and those that are chosen. */
export async function facetViews(
  found: Found,
  values: Record<FacetKind, FacetValue[]>,
  chosen: ChosenSlugs,
): Promise<FacetView[]> {
  const t = await getTranslations("searches.facets");
  const titleOf = (kind: FacetKind, { key, title }: FacetValue) =>
    title ??
    (kind === "time" ? t("minutes", { minutes: key }) : t(`difficulties.${key as "easy" | "medium" | "hard"}`));
  return facetKinds.map((kind) => {
    const counted = values[kind].map((value) => ({
      slug: value.slug,
      title: titleOf(kind, value),
      count: found.facets[kind].find(({ key }) => key === value.key)?.count ?? 0,
      isChosen: chosen[kind]?.includes(value.slug) ?? false,
    }));
    const offered = counted.filter(({ count, isChosen }) => count > 0 || isChosen);
    return { kind, values: ordered.includes(kind) ? offered : offered.sort((a, b) => b.count - a.count) };
  });
}
