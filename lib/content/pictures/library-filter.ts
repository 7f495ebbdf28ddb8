import { cleanText } from "#lib/platform/text/clean-text.ts";

/** Which pictures the list shows; "all" leaves out the deleted ones. */
export const libraryStates = ["all", "unused", "noAltDe", "noAltEn", "tooSmall", "deleted"] as const;
export type LibraryState = (typeof libraryStates)[number];

/** Pictures of the site, and uploads of readers that published content shows. */
export const libraryOrigins = ["all", "editorial", "readers"] as const;
export type LibraryOrigin = (typeof libraryOrigins)[number];

export interface LibraryFilter {
  search: string;
  state: LibraryState;
  origin: LibraryOrigin;
}

const maxSearchLength = 100;

type Param = string | string[] | undefined;

/** Parses the query of the list; unknown values count as "all". */
export function parseLibraryFilter({ q, state, from }: Record<"q" | "state" | "from", Param>): LibraryFilter {
  return {
    search: typeof q === "string" ? cleanText(q).slice(0, maxSearchLength) : "",
    state: libraryStates.find((known) => known === state) ?? "all",
    origin: libraryOrigins.find((known) => known === from) ?? "all",
  };
}

/** The query of the list, without what is "all". */
export function toLibraryParams({ search, state, origin }: LibraryFilter): Record<string, string> {
  return {
    ...(search && { q: search }),
    ...(state !== "all" && { state }),
    ...(origin !== "all" && { from: origin }),
  };
}
