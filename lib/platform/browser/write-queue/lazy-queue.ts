import type { PendingWrite, Stored } from "./pending-store.ts";
import type { createWriteQueue, WriteStore } from "./write-queue.ts";

/**
 * Creates the part of a queue that pages carry: what sends the entries is loaded when there are
 * some. Where it does not arrive, e.g. offline, the entries wait for the next page or connection.
 */
export function createLazyQueue<Entry extends PendingWrite>(
  store: WriteStore<Entry>,
  load: () => Promise<ReturnType<typeof createWriteQueue<Entry>>>,
) {
  const loadIfReachable = () => load().catch(() => undefined);
  return {
    /** @returns whether something has arrived */
    deliver: async (): Promise<boolean> => {
      if ([...store.list(), ...store.listExpired()].length === 0) return false;
      return (await (await loadIfReachable())?.deliver()) ?? false;
    },
    /**
     * Delivers an entry of this page that has just been stored.
     *
     * @param onSignedOut called when the session has ended, so that the entry waits for its user
     */
    submit: async (entry: Stored<Entry>, onSignedOut = () => {}): Promise<void> => {
      const result = await (await loadIfReachable())?.submit(entry);
      if (result?.ok === false && result.code === "unauthorized") onSignedOut();
    },
  };
}
