import { timeLimitsMinutes } from "#lib/content/search-index/facets.ts";
import { extractDuration } from "./duration-parser.ts";
import type { SearchInput } from "./search-params.ts";

/**
 * Moves a typed duration that the time facet offers from the search to the filters, so that there
 * is one choice of time: "Suppe unter 30 min" is "Suppe" with the filter "bis 30 Minuten", the
 * bound included. Other durations stay in the search.
 * @returns Null when nothing moves.
 */
export function extractTimeFilter(input: SearchInput): SearchInput | null {
  const { rest, maxMinutes } = extractDuration(input.search);
  const limit = timeLimitsMinutes.find((one) => Number(one) === maxMinutes);
  // Stories have no duration.
  if (limit === undefined || input.type === "stories") return null;
  const search = rest.replace(/\s+/g, " ").trim();
  return { ...input, search, page: 1, selected: { ...input.selected, time: [limit] } };
}
