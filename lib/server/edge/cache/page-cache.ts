import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { createConcurrencyLimit } from "#lib/platform/http/concurrency-limit.ts";
import { type CompressedBodies, compress } from "../content-encoding.ts";
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
  /** The bytes of another page with the same content, e.g. of the page for unknown addresses. */
  findBodies(nextEtag: string | undefined): CompressedBodies | undefined;
  /** The keys of the pages, from the one that was not read for longest. */
  listKeys(): string[];
  /** Counts the pages that were added or removed; answers that are no pages do not count. */
  countChanges(): number;
}

/** Creates a store. `maxBytes` counts compressed bytes and headers. */
export function createPageStore(maxBytes: number): PageStore {
  const pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: countBytes });
  const brief = new LRUCache<string, StoredPage>({ max: maxBriefEntries });
  const notFoundBodies = new LRUCache<string, CompressedBodies>({ max: 20 });
  let changes = 0;
  const compressBest = createConcurrencyLimit(1, 100);

  async function improve(page: StoredPage): Promise<void> {
    const improved = await compress(await decompress(page.bodies.gzip), "best");
    replaceBodies(page, improved);
  }

  return {
    get(key) {
      const page = pages.get(key) ?? brief.get(key);
      if (page && ++page.hits === popularHits && page.status === 200 && !page.isBest && !page.identity) {
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
      if (page.nextEtag && !page.identity) notFoundBodies.set(page.nextEtag, page.bodies);
    },
    delete(key) {
      if (pages.delete(key)) changes += 1;
      brief.delete(key);
    },
    findBodies: (nextEtag) => (nextEtag === undefined ? undefined : notFoundBodies.get(nextEtag)),
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
