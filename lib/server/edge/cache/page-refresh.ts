import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { compress } from "../content-encoding.ts";
import type { Upstream } from "../upstream.ts";
import type { CacheTarget } from "./cache-key.ts";
import type { PageRewrite } from "./light-page.ts";
import { type PageStore, readContent } from "./page-cache.ts";
import type { RequiredSince } from "./read-your-writes.ts";
import { isStorable } from "./storable.ts";
import { createStoredPage, minCompressedBytes, noBodies, type StoredPage } from "./stored-page.ts";

/** A reader waits for Next.js this long before the former page is served after all. */
export const patienceMs = 1000;

/** How long a page that may not be stored is not waited for by several requests. */
const uncacheableMs = 30_000;

/** Statuses that say something of the request that asked, or of the moment; not of the page. */
const isAboutRequest = (status: number) => status >= 500 || [400, 408, 413, 414, 429, 431].includes(status);

/** What Next.js answered: a page for all, or something that is not stored. */
export type RefreshResult = { page: StoredPage } | { answer: IncomingMessage };

interface Running {
  startedAt: number;
  result: Promise<RefreshResult>;
}

/** A question for a page, or one of another request that was joined. */
interface RefreshRun {
  /**
   * Null when the joined request was answered with something that is not stored. Rejects with an
   * UpstreamError when Next.js does not answer.
   */
  result: Promise<RefreshResult | null>;
  isJoined: boolean;
}

/** Asks Next.js for pages, once at a time for each. */
export interface PageRefresh {
  /**
   * Asks for a page, or joins a request that began after `since`. One that has taken long is joined
   * also when others have written after it began: another would take as long, and one would follow
   * after each write.
   *
   * @param headers of the request to Next.js
   */
  refresh(target: CacheTarget, headers: OutgoingHttpHeaders, since: RequiredSince): RefreshRun;
  /** Whether the page was lately found to be one that is not stored. */
  isUncacheable(target: CacheTarget): boolean;
}

/**
 * Creates the questions for pages.
 *
 * @param rewrite changes documents before they are stored
 */
export function createPageRefresh(store: PageStore, upstream: Upstream, rewrite: PageRewrite): PageRefresh {
  const running = new Map<string, Running>();
  const uncacheable = new LRUCache<string, true>({ max: 10_000, ttl: uncacheableMs });

  async function ask(
    { key, url }: CacheTarget,
    headers: OutgoingHttpHeaders,
    startedAt: number,
  ): Promise<RefreshResult> {
    const former = store.peek(key);
    const conditional = former?.nextEtag ? { ...headers, "if-none-match": former.nextEtag } : headers;
    const answer = await upstream.request({ method: "GET", url, headers: conditional });
    const { statusCode = 0 } = answer;
    if (statusCode === 304 && former) {
      answer.resume();
      former.checkedAt = Math.max(former.checkedAt, startedAt);
      return { page: former };
    }
    if (!isStorable(url, statusCode, answer.headers)) {
      // Then the former page stays, or one request could take it from all readers.
      if (!isAboutRequest(statusCode)) {
        store.delete(key);
        uncacheable.set(key, true);
        // A page for one reader is that in all of its forms, of which there are many.
        if (/\b(?:private|no-store)\b/i.test(answer.headers["cache-control"] ?? "")) uncacheable.set(toPath(url), true);
      }
      return { answer };
    }
    const body = await readContent(answer);
    const isPage = /^text\/html\b/.test(answer.headers["content-type"] ?? "");
    const content = isPage ? Buffer.from(rewrite(body.toString())) : body;
    const isSmall = content.length < minCompressedBytes;
    const bodies = isSmall ? noBodies : (store.findBodies(answer.headers.etag) ?? (await compress(content, "quick")));
    const page = createStoredPage(url, answer, content, bodies, startedAt);
    // A later request may have been answered earlier.
    if ((store.peek(key)?.checkedAt ?? Number.NEGATIVE_INFINITY) <= startedAt) store.set(key, page);
    return { page };
  }

  function canJoin({ startedAt }: Running, { own, ofAll }: RequiredSince): boolean {
    return startedAt >= own && (startedAt >= ofAll || performance.now() - startedAt > patienceMs);
  }

  return {
    isUncacheable: ({ key, url }) => uncacheable.has(key) || uncacheable.has(toPath(url)),
    refresh(target, headers, since) {
      const current = running.get(target.key);
      if (current && canJoin(current, since)) {
        return { result: current.result.then((result) => ("page" in result ? result : null)), isJoined: true };
      }
      const startedAt = performance.now();
      const started = { startedAt, result: ask(target, headers, startedAt) };
      running.set(target.key, started);
      const forget = () => void (running.get(target.key) === started && running.delete(target.key));
      started.result.then(forget, forget);
      return { result: started.result, isJoined: false };
    },
  };
}

/** A path as a key of its own; that of a document is its path, too. */
const toPath = (url: string) => `path ${url.split("?")[0]}`;
