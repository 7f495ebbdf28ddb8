import { useEffect, useState } from "react";
import type { Suggestions } from "#lib/content/search/suggestions.ts";

/** Shorter than the pause between two words, longer than between two letters. */
const debounceMs = 150;

/**
 * Loads suggestions for the text of the field after a short pause, and aborts when the text
 * changes.
 *
 * @returns null for an empty field, before the first answer, and after an error.
 */
export function useSuggestions(endpoint: string, search: string): Suggestions | null {
  const [answer, setAnswer] = useState<{ search: string; suggestions: Suggestions } | null>(null);
  const query = search.trim();

  useEffect(() => {
    if (!query) {
      setAnswer(null);
      return;
    }
    const abortController = new AbortController();
    const timer = setTimeout(async () => {
      const suggestions = await fetchSuggestions(
        `${endpoint}&search=${encodeURIComponent(query)}`,
        abortController.signal,
      );
      if (abortController.signal.aborted || suggestions === "later") return;
      setAnswer(suggestions && { search: query, suggestions });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [endpoint, query]);

  // While a longer text loads, the suggestions of the shorter one stay.
  return query && answer ? answer.suggestions : null;
}

/** @returns "later" after too many requests: the suggestions that are shown stay. */
async function fetchSuggestions(address: string, signal: AbortSignal): Promise<Suggestions | "later" | null> {
  try {
    const answer = await fetch(address, { signal, headers: { accept: "application/json" } });
    if (answer.status === 429) return "later";
    if (!answer.ok) return null;
    const { data } = (await answer.json()) as { data: Suggestions };
    return data;
  } catch {
    // Without suggestions the field still searches.
    return null;
  }
}
