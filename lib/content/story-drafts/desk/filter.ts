import { type StoryType, storyTypes } from "#lib/platform/db/tables/stories.ts";
import { storyStates } from "../publication/story-publication.ts";

/** Types of stories, in the order of the list. */
export const filterTypes = storyTypes;
/**
 * States of the list; "changed" has changes that readers do not see yet, "submitted" waits for an
 * editor, "returned" for its author. "deleted" drafts are listed with this state only.
 */
export const filterStates = [...storyStates, "changed", "submitted", "returned", "deleted"] as const;

/** What the list of stories is narrowed to; null shows all. */
export interface StoryFilter {
  search: string;
  type: StoryType | null;
  state: (typeof filterStates)[number] | null;
}

export const maxStorySearch = 200;

type Query = Partial<Record<"search" | "type" | "state", string | string[]>>;

/** Reads the filter from the query of an address; unknown values are ignored. */
export function readStoryFilter({ search, type, state }: Query): StoryFilter {
  return {
    search:
      typeof search === "string"
        ? search
            .replace(/\p{Cc}/gu, " ")
            .trim()
            .slice(0, maxStorySearch)
        : "",
    type: storyTypes.find((one) => one === type) ?? null,
    state: filterStates.find((one) => one === state) ?? null,
  };
}

/** The query of a filter, with its question mark; empty for all stories. */
export function storyFilterQuery({ search, type, state }: StoryFilter, page = 1): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(type && { type }),
    ...(state && { state }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `?${params}` : "";
}
