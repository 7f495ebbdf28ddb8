import { useEffect, useState } from "react";
import type { Suggestions } from "#lib/searches/suggestions.ts";

/** Nobody types a word in less; asking for every letter would only be thrown away. */
const pause = 150;

/**
 * What may be meant by what stands in the field: asked for after a short pause, and no longer waited for once something else stands
 * there. Null while nothing is asked, before the first answer, and where there is none.
 */
export function useSuggestions(door: string, search: string): Suggestions | null {
  const [answer, setAnswer] = useState<{ search: string; suggestions: Suggestions } | null>(null);
  const asked = search.trim();

  useEffect(() => {
    if (!asked) {
      setAnswer(null);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const suggestions = await ask(`${door}&search=${encodeURIComponent(asked)}`, stop.signal);
      if (stop.signal.aborted || suggestions === "later") return;
      setAnswer(suggestions && { search: asked, suggestions });
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [door, asked]);

  // What is shown meanwhile is what was found for the beginning of the word.
  return asked && answer ? answer.suggestions : null;
}

/** "later" for whoever has asked too often: what is shown then stays as it is. */
async function ask(address: string, signal: AbortSignal): Promise<Suggestions | "later" | null> {
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
