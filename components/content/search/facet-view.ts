import type { FacetKind } from "#lib/content/search-index/facets.ts";

export interface FacetOption {
  slug: string;
  title: string;
  count: number;
  isSelected: boolean;
}

/** A facet as it is displayed: options with hits, and selected ones. */
export interface FacetView {
  kind: FacetKind;
  values: FacetOption[];
}
