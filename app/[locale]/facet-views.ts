import { getTranslations } from "next-intl/server";
import type { FacetView } from "#components/searches/facet-view.ts";
import { type FacetKind, facetKinds } from "#lib/search/facets.ts";
import type { FacetValue } from "#lib/searches/facet-values.ts";
import type { FacetCount } from "#lib/searches/hits.ts";
import type { ChosenSlugs } from "#lib/searches/input.ts";

/** Facets whose values have an order of their own; of the others the most frequent stand first. */
const ordered: FacetKind[] = ["time", "season", "difficulty"];

interface Offer {
  counts: Record<FacetKind, FacetCount[]>;
  values: Record<FacetKind, FacetValue[]>;
  chosen: ChosenSlugs;
  /** Values that are worth offering at all; every one where missing. */
  isOffered?: (kind: FacetKind, key: string) => boolean;
}

/** What there is to choose from: values that would leave something, and those that are chosen. */
export async function facetViews({ counts, values, chosen, isOffered = () => true }: Offer): Promise<FacetView[]> {
  const t = await getTranslations("searches.facets");
  const titleOf = (kind: FacetKind, { key, title }: FacetValue) =>
    title ??
    (kind === "time" ? t("minutes", { minutes: key }) : t(`difficulties.${key as "easy" | "medium" | "hard"}`));
  const views = facetKinds.map((kind) => {
    const counted = values[kind].map((value) => ({
      slug: value.slug,
      title: titleOf(kind, value),
      count: counts[kind].find(({ key }) => key === value.key)?.count ?? 0,
      isChosen: chosen[kind]?.includes(value.slug) ?? false,
      isOffered: isOffered(kind, value.key),
    }));
    const offered = counted.filter(({ count, isChosen, isOffered }) => (count > 0 && isOffered) || isChosen);
    return { kind, values: ordered.includes(kind) ? offered : offered.sort((a, b) => b.count - a.count) };
  });
  return views.filter((view) => view.values.length > 0);
}
