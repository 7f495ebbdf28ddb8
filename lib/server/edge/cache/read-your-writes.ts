import { LRUCache } from "lru-cache";

/** Pages of all readers are asked for again after a write, at most this often. */
const sharedIntervalMs = 1000;
/** Later than this every page has been asked for again anyway. */
const rememberedMs = 60_000;

/**
 * Times that a page for a reader must have been asked for after, in milliseconds: by the writes of
 * the reader, who must not read older content than before, and by those of others.
 */
export interface RequiredSince {
  own: number;
  ofAll: number;
}

/** Since when a reader's pages have to be confirmed by Next.js. */
export interface WriteMarks {
  /**
   * Notes a write of a client, when its answer is about to be sent.
   *
   * @param isForAll whether everyone is to see what has changed
   */
  mark(clients: readonly string[], isForAll: boolean): void;
  /**
   * The times for this client.
   *
   * @param listClients called only when there are writes to compare with
   */
  getRequiredSince(listClients: () => readonly string[]): RequiredSince;
}

/** Whether a write changes no stored page: events of pages are counted for the desk. */
export function isForDeskOnly(url: string): boolean {
  return url.startsWith("/api/house-ads/counts") || url.startsWith("/api/statistics/");
}

/**
 * Remembers writes, so that who has written never reads older content than before. Everyone else
 * may read content that is three seconds old; after a rare write, they do not either, unless
 * Next.js is slow.
 *
 * @param now milliseconds; tests pass their own clock
 */
export function createWriteMarks(now: () => number = () => performance.now()): WriteMarks {
  const ofClient = new LRUCache<string, number>({ max: 20_000, ttl: rememberedMs });
  let ofAll = Number.NEGATIVE_INFINITY;
  return {
    mark(clients, isForAll) {
      const time = now();
      for (const client of clients) ofClient.set(client, time);
      if (isForAll && time - ofAll >= sharedIntervalMs) ofAll = time;
    },
    getRequiredSince(listClients) {
      let own = Number.NEGATIVE_INFINITY;
      if (ofClient.size === 0) return { own, ofAll };
      for (const client of listClients()) own = Math.max(own, ofClient.get(client) ?? own);
      return { own, ofAll };
    },
  };
}
