import { useEffect, useState } from "react";
import type { Option } from "#lib/larders/option.ts";

/** Nobody types a word in less; asking for every letter would only be thrown away. */
const pause = 120;

/** What may be meant by what stands in the field; null until there is an answer to exactly that. */
export function useOptions(door: string, typed: string): Option[] | null {
  const [answer, setAnswer] = useState<{ typed: string; options: Option[] } | null>(null);
  const asked = typed.trim();

  useEffect(() => {
    if (!asked) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const options = await ask(`${door}&q=${encodeURIComponent(asked)}`, stop.signal);
      if (!stop.signal.aborted) setAnswer({ typed: asked, options });
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [door, asked]);

  return asked !== "" && answer?.typed === asked ? answer.options : null;
}

async function ask(address: string, signal: AbortSignal): Promise<Option[]> {
  try {
    const answer = await fetch(address, { signal, headers: { accept: "application/json" } });
    if (!answer.ok) return [];
    const { data } = (await answer.json()) as { data: Option[] };
    return data;
  } catch {
    // Without suggestions the page itself understands what was typed.
    return [];
  }
}
