import { LRUCache } from "lru-cache";

/** Pages of all readers are asked for again after a write, at most this often. */
const sharedIntervalMs = 1000;
/** Later than this every page has been asked for again anyway. */
const rememberedMs = 60_000;

/** Since when a reader's pages have to be confirmed by Next.js. */
interface WriteMarks {
  /** Notes a write of a client, when its answer is about to be sent. */
  mark(clients: readonly string[]): void;
  /**
   * The time that a page for this client must have been asked for after, in milliseconds.
   *
   * @param listClients called only when there are writes to compare with
   */
  getRequiredSince(listClients: () => readonly string[]): number;
}

/** Whether a write changes no stored page: events of pages are counted for the desk. */
export function isForDeskOnly(url: string): boolean {
  return url.startsWith("/api/house-ads/counts") || url.startsWith("/api/statistics/");
}

/**
 * Remembers writes, so that who has written never reads older content than before. Everyone else
 * may read content that is three seconds old; after a rare write, they do not either.
 *
 * @param now milliseconds; tests pass their own clock
 */
export function createWriteMarks(now: () => number = () => performance.now()): WriteMarks {
  const ofClient = new LRUCache<string, number>({ max: 20_000, ttl: rememberedMs });
  let ofAll = Number.NEGATIVE_INFINITY;
  return {
    mark(clients) {
      const time = now();
      for (const client of clients) ofClient.set(client, time);
      if (time - ofAll >= sharedIntervalMs) ofAll = time;
    },
    getRequiredSince(listClients) {
      let since = ofAll;
      if (ofClient.size === 0) return since;
      for (const client of listClients()) since = Math.max(since, ofClient.get(client) ?? since);
      return since;
    },
  };
}
