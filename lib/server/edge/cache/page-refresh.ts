import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { type CompressedBodies, compress } from "../content-encoding.ts";
import type { Upstream } from "../upstream.ts";
import type { CacheTarget } from "./cache-key.ts";
import { type PageStore, readContent } from "./page-cache.ts";
import type { RequiredSince } from "./read-your-writes.ts";
import { createStoredPage, minCompressedBytes, noBodies, type StoredPage } from "./stored-page.ts";

/** A reader waits for Next.js this long before the former page is served after all. */
export const patienceMs = 1000;

/** How long a page that may not be stored is not waited for by several requests. */
const uncacheableMs = 30_000;

/** Statuses that say something of the request that asked, or of the moment; not of the page. */
const isAboutRequest = (status: number) => status >= 500 || [400, 408, 413, 414, 429, 431].includes(status);

/** What Next.js answered: a page for all, or something that is not stored. */
export type RefreshResult = { page: StoredPage } | { answer: IncomingMessage };

/** Which answers are kept, and what of them. */
export interface KeptAnswers {
  isStorable(url: string, status: number, headers: IncomingHttpHeaders): boolean;
  prepare(headers: IncomingHttpHeaders, body: Buffer): PreparedAnswer;
}

export interface PreparedAnswer {
  headers: IncomingHttpHeaders;
  content: Buffer;
  /**
   * Whether later readers get it, too. Otherwise it is for those who wait for it: a failure, which
   * leaves the former answer in its place, or a private one, which removes that.
   */
  use: "kept" | "private" | "failure";
}

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

/** Pages that were lately found to be such that are not stored. */
export type UncacheablePages = LRUCache<string, true>;

export const createUncacheablePages = (): UncacheablePages => new LRUCache({ max: 10_000, ttl: uncacheableMs });

/** By digest: thousands of unknown addresses have the same page. */
const sharedBodies = new LRUCache<string, CompressedBodies>({ max: 20 });

async function toBodies(content: Buffer): Promise<CompressedBodies> {
  return content.length < minCompressedBytes ? noBodies : compress(content, "quick");
}

async function toSharedBodies(content: Buffer): Promise<CompressedBodies> {
  const digest = createHash("sha256").update(content).digest("base64url");
  const bodies = sharedBodies.get(digest) ?? (await toBodies(content));
  sharedBodies.set(digest, bodies);
  return bodies;
}

/**
 * Creates the questions for pages.
 *
 * @param kept which answers are stored
 * @param uncacheable shared by the stores of the forms of a page
 */
export function createPageRefresh(
  store: PageStore,
  upstream: Upstream,
  kept: KeptAnswers,
  uncacheable: UncacheablePages = createUncacheablePages(),
): PageRefresh {
  const running = new Map<string, Running>();

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
    if (!kept.isStorable(url, statusCode, answer.headers)) {
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
    const { headers: stored, content, use } = kept.prepare(answer.headers, body);
    const bodies = await (statusCode === 200 ? toBodies(content) : toSharedBodies(content));
    const page = createStoredPage(url, { statusCode, headers: stored }, content, bodies, startedAt);
    // A later request may have been answered earlier.
    const isLatest = (store.peek(key)?.checkedAt ?? Number.NEGATIVE_INFINITY) <= startedAt;
    if (use === "kept" && isLatest) store.set(key, page);
    if (use === "private" && isLatest) store.delete(key);
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
