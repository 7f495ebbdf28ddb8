import { useEffect, useSyncExternalStore } from "react";

type Scaling = typeof import("#lib/measures/units/format-scaled.ts");

const retryMs = 3000;

let scaling: Scaling | undefined;
let isLoading = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Loads the rules once. It retries without network: the servings have changed already. */
async function load() {
  if (scaling || isLoading) return;
  isLoading = true;
  try {
    scaling = await import("#lib/measures/units/format-scaled.ts");
    for (const listener of listeners) listener();
  } catch {
    if (listeners.size > 0) setTimeout(load, retryMs);
  } finally {
    isLoading = false;
  }
}

/**
 * The rules of scaling, which are loaded when other servings are chosen. Undefined for the stored
 * servings, whose texts are in the page, and until they are loaded.
 */
export function useScaling(factor: number): Scaling | undefined {
  const isScaled = factor !== 1;
  const loaded = useSyncExternalStore(
    subscribe,
    () => scaling,
    () => undefined,
  );
  useEffect(() => {
    if (isScaled) void load();
  }, [isScaled]);
  return isScaled ? loaded : undefined;
}
