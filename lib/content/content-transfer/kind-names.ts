/**
 * Kinds of content in the order of their import: what others refer to comes first. Each has one
 * file of its name (docs/content-format.md).
 */
export const kindNames = [
  "pictures",
  "videos",
  "units",
  "utensils",
  "categories",
  "tags",
  "ingredients",
  "authors",
  "recipes",
  "stories",
  "hotline",
  "menus",
  "feeds",
  "redirects",
  "site",
] as const;

export type KindName = (typeof kindNames)[number];

/** An entry of a file, before it is checked. */
export type Entry = Record<string, unknown>;

/** Entries of a kind, with the name of their file, or one per entry where each has its own. */
export interface Source {
  file: string | string[];
  entries: unknown[];
}

/** Entries per kind. A kind without a file is left out. */
export type Content = Partial<Record<KindName, Source>>;
