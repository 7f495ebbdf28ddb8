import type { PendingWrite, Stored } from "./pending-store.ts";
import type { createWriteQueue, WriteStore } from "./write-queue.ts";

type WriteQueue<Entry extends PendingWrite> = ReturnType<typeof createWriteQueue<Entry>>;

/**
 * Creates the part of a queue that pages carry: what sends the entries is loaded when there are
 * some. Where it does not arrive, e.g. offline, the entries wait for the next page or connection.
 */
export function createLazyQueue<Entry extends PendingWrite>(
  store: Pick<WriteStore<Entry>, "isEmpty">,
  load: () => Promise<WriteQueue<Entry>>,
) {
  const loadIfReachable = () => load().catch(() => null);
  return {
    /** @returns whether something has arrived */
    deliver: async (): Promise<boolean> => {
      if (store.isEmpty()) return false;
      return (await (await loadIfReachable())?.deliver()) ?? false;
    },
    /**
     * Delivers an entry of this page that has just been stored.
     *
     * @param onSignedOut called when the session has ended, so that the entry waits for its user
     */
    submit: async (entry: Stored<Entry>, onSignedOut?: () => void): Promise<void> => {
      const result = await (await loadIfReachable())?.submit(entry);
      if (result?.ok === false && result.code === "unauthorized") onSignedOut?.();
    },
  };
}
