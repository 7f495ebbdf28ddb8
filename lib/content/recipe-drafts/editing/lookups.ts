import type { Localized } from "#lib/platform/i18n/locales.ts";

interface Names {
  one: string;
  many: string;
}

/**
 * What the editors of a draft suggest and recognize. It is part of the page, so that writing goes
 * on without network.
 */
export interface DraftLookups {
  /** The lexicon, by key; synonyms only find an ingredient. */
  ingredients: { id: string; key: string; names: Localized<Names>; synonyms?: string[] }[];
  /** In the order in which they are offered. */
  units: { code: string; names: Localized<Names> }[];
  utensils: { id: string; names: Localized<Names> }[];
}

/** A tag that authors may set. */
export interface DraftTag {
  id: string;
  key: string;
  type: string;
  title: string;
}
