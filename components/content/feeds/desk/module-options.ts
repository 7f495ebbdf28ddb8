import type { Reference } from "#lib/content/feeds/desk/reference.ts";

export interface Option {
  value: string;
  label: string;
}

/** What the form of a module offers to choose from, in the reader's language. */
export interface ModuleOptions {
  categories: Option[];
  tags: Option[];
  /** Pages of the site, by route. */
  routes: Option[];
  slots: Option[];
  /** Orders of the results of a search. */
  sorts: Option[];
  /** Values of the filters of the search. */
  facets: { kind: string; label: string; values: Option[] }[];
}

/** What the module shows now, by the name of the field. */
export type ModuleReferences = Readonly<Record<string, Reference[]>>;
