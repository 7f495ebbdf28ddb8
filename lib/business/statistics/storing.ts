import "server-only";
import { storePendingCounts } from "./store-mutations.ts";

const intervalMs = 5000;

/**
 * Stores the counts of this process every few seconds, and when it is asked to stop.
 *
 * @returns a function that stops it, after storing what is left
 */
export function startStoringCounts(): () => Promise<void> {
  const store = () =>
    storePendingCounts().catch((error: Error) => console.error("Counts were not stored:", error.cause ?? error.name));
  const timer = setInterval(store, intervalMs).unref();
  // Requests that are still running may count once more; their counts are stored by the second run.
  const onSignal = () => {
    void store();
    setTimeout(store, 1000).unref();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, onSignal);
  return async () => {
    clearInterval(timer);
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.off(signal, onSignal);
    await store();
  };
}
