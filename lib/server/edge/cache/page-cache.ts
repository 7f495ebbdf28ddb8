import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { createConcurrencyLimit } from "#lib/platform/http/concurrency-limit.ts";
import { compress } from "../content-encoding.ts";
import { UpstreamError } from "../upstream.ts";
import { replaceBodies, type StoredPage } from "./stored-page.ts";

/** Number of hits after which a page is worth half a second of compression. */
const popularHits = 10;
/** Answers that are no pages are small, and must not displace pages. */
const maxBriefEntries = 10_000;

const decompress = promisify(gunzip);

/** Pages by key, bounded by bytes; answers that are no pages by number. */
export interface PageStore {
  /** Finds a page for a reader. */
  get(key: string): StoredPage | undefined;
  /** Finds a page without counting a hit. */
  peek(key: string): StoredPage | undefined;
  set(key: string, page: StoredPage): void;
  delete(key: string): void;
  /** The keys of the pages, from the one that was not read for longest. */
  listKeys(): string[];
  /** Counts the pages that were added or removed; answers that are no pages do not count. */
  countChanges(): number;
}

/**
 * Creates a store.
 *
 * @param maxBytes of compressed bytes and headers
 * @param options.keptMs for how long a page is kept at most, which is then not compressed anew
 */
export function createPageStore(maxBytes: number, { keptMs = 0 }: { keptMs?: number } = {}): PageStore {
  const pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: countBytes, ttl: keptMs });
  const brief = new LRUCache<string, StoredPage>({ max: maxBriefEntries });
  let changes = 0;
  const compressBest = createConcurrencyLimit(1, 100);

  async function improve(page: StoredPage): Promise<void> {
    const improved = await compress(await decompress(page.bodies.gzip), "best");
    replaceBodies(page, improved);
  }

  return {
    get(key) {
      const page = pages.get(key) ?? brief.get(key);
      if (page && !keptMs && ++page.hits === popularHits && page.status === 200 && !page.isBest && !page.identity) {
        compressBest(() => improve(page)).catch(() => {});
      }
      return page;
    },
    peek: (key) => pages.peek(key) ?? brief.peek(key),
    set(key, page) {
      const isRemoved = pages.delete(key);
      if (isRemoved || page.status === 200) changes += 1;
      brief.delete(key);
      if (page.status === 200) return void pages.set(key, page);
      brief.set(key, page);
    },
    delete(key) {
      if (pages.delete(key)) changes += 1;
      brief.delete(key);
    },
    countChanges: () => changes,
    listKeys: () => [...pages.rkeys()],
  };
}

function countBytes({ bodies, headers, identity }: StoredPage, key: string): number {
  const headerBytes = Object.values(headers).reduce((sum, value) => sum + value.length, 0);
  return bodies.br.length + bodies.gzip.length + (identity?.length ?? 0) + headerBytes + key.length + 500;
}

/**
 * Reads the body of an answer.
 *
 * @throws UpstreamError when it is cut off
 */
export async function readContent(answer: IncomingMessage): Promise<Buffer> {
  try {
    return Buffer.concat(await answer.toArray());
  } catch (error) {
    throw new UpstreamError(String(error));
  }
}
