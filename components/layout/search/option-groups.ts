import type { ReactNode } from "react";
import type { Suggestions } from "#lib/content/search/suggestions.ts";
import { addRecentSearch } from "./recent-searches.ts";
import type { OptionGroup, SearchOption } from "./search-options.tsx";

interface GroupContext {
  /** Address of the search page. */
  action: string;
  suggestions: { title: string; href: string }[];
  messages: Record<"recent" | "suggestions" | "results" | "closest" | "topics" | "ask", string>;
  icons: Record<"search" | "recent" | "suggestion" | "topic", ReactNode>;
}

/** The options for an empty field: recent searches and fixed suggestions. */
export function listStartingPoints(recent: string[], { action, suggestions, messages, icons }: GroupContext) {
  return withoutEmpty([
    { title: messages.recent, options: recent.map((search) => toSearchOption(action, search, search, icons.recent)) },
    {
      title: messages.suggestions,
      options: suggestions.map((suggestion) => ({ ...suggestion, icon: icons.suggestion })),
    },
  ]);
}

/** The options for a query: what was found, and the search itself. */
export function listResults(query: string, found: Suggestions | null, { action, messages, icons }: GroupContext) {
  const ask = messages.ask.replace("{search}", () => query);
  return withoutEmpty([
    { title: found?.areClosest ? messages.closest : messages.results, options: found?.items ?? [] },
    { title: messages.topics, options: (found?.topics ?? []).map((topic) => ({ ...topic, icon: icons.topic })) },
    { options: [toSearchOption(action, query, ask, icons.search)] },
  ]);
}

/** An option that leads to the search page and stores the search. */
export function toSearchOption(action: string, search: string, title = search, icon?: ReactNode): SearchOption {
  return {
    title,
    href: `${action}?search=${encodeURIComponent(search)}`,
    icon,
    onSelect: () => addRecentSearch(search),
  };
}

function withoutEmpty(groups: OptionGroup[]): OptionGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}
