import type { PendingWrite, Stored } from "./pending-store.ts";
import type { createWriteQueue, WriteResult, WriteStore } from "./write-queue.ts";

type WriteQueue<Entry extends PendingWrite> = ReturnType<typeof createWriteQueue<Entry>>;

/**
 * Creates the part of a queue that pages carry: what sends the entries is loaded when there are
 * some. Where it does not arrive, e.g. offline, the entries wait for the next page or connection.
 */
export function createLazyQueue<Entry extends PendingWrite>(
  store: Pick<WriteStore<Entry>, "isEmpty">,
  load: () => Promise<WriteQueue<Entry>>,
) {
  return {
    /** For pages of signed-in users, because a deployment removes the files of this build. */
    preload: () => void load().catch(() => {}),
    /** @returns whether something has arrived */
    async deliver(): Promise<boolean> {
      if (store.isEmpty()) return false;
      return load().then(
        (queue) => queue.deliver(),
        () => false,
      );
    },
    /** See `createWriteQueue`. */
    submit: (entry: Stored<Entry>): Promise<WriteResult | undefined> =>
      load().then(
        (queue) => queue.submit(entry),
        () => ({ ok: false, code: "unreachable", errors: {} }),
      ),
  };
}
