import { useEffect, useState } from "react";
import type { IngredientSuggestion } from "#lib/kitchen/pantry/ingredient-option.ts";

/** Waits for a pause in typing, so that not every letter causes a request. */
const debounceMs = 120;

/** Loads suggestions for the typed text; null until those for exactly this text have arrived. */
export function useIngredientSuggestions(url: string, typed: string): IngredientSuggestion[] | null {
  const [response, setResponse] = useState<{ typed: string; options: IngredientSuggestion[] } | null>(null);
  const query = typed.trim();

  useEffect(() => {
    if (!query) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const options = await fetchSuggestions(`${url}&q=${encodeURIComponent(query)}`, controller.signal);
      if (!controller.signal.aborted) setResponse({ typed: query, options });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [url, query]);

  return query !== "" && response?.typed === query ? response.options : null;
}

async function fetchSuggestions(address: string, signal: AbortSignal): Promise<IngredientSuggestion[]> {
  try {
    const response = await fetch(address, { signal, headers: { accept: "application/json" } });
    if (!response.ok) return [];
    const { data } = (await response.json()) as { data: IngredientSuggestion[] };
    return data;
  } catch {
    // Optional: the page itself parses typed words.
    return [];
  }
}
