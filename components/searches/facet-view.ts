import type { FacetKind } from "#lib/search/facets.ts";

export interface FacetChoice {
  slug: string;
  title: string;
  count: number;
  isChosen: boolean;
}

/** A facet as it is offered: what would leave something, and what is chosen. */
export interface FacetView {
  kind: FacetKind;
  values: FacetChoice[];
}
