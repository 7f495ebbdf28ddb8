import type { IncomingMessage } from "node:http";
import { listPageHeaders } from "../guard/forwarded-headers.ts";
import type { Place } from "../guard/places.ts";
import { type Upstream, UpstreamError } from "../upstream.ts";
import type { CacheTarget } from "./cache-key.ts";
import type { PageStore } from "./page-cache.ts";
import { type PageRefresh, patienceMs } from "./page-refresh.ts";
import type { RequiredSince } from "./read-your-writes.ts";
import type { StoredPage } from "./stored-page.ts";

/** How long a reader waits who has written since, and must not read older content than before. */
const writerPatienceMs = 15_000;

export interface PageFinderOptions {
  siteUrl: string;
  store: PageStore;
  pageRefresh: PageRefresh;
  upstream: Upstream;
  /** A page is served without asking for this long. */
  freshMs: number;
  /** For this much longer it is served while it is asked for. */
  staleMs: number;
}

/** A page for a request. */
interface FoundPage {
  page: StoredPage;
  /** The work of Next.js that this request has begun, and that may go on; never rejects. */
  work: Promise<unknown>;
}

/**
 * A stored page that is served without asking Next.js before, if there is one. It is asked for
 * afterwards where that has a place: thousands of such questions at once would hold up everyone.
 */
export function findFreshPage(
  target: CacheTarget,
  request: IncomingMessage,
  since: RequiredSince,
  options: PageFinderOptions & { enter: () => Pick<Place, "leave"> | null },
): StoredPage | null {
  const { freshMs, staleMs } = options;
  const page = options.store.get(target.key);
  if (!page) return null;
  if (!options.upstream.isReady()) return page;
  const age = performance.now() - page.checkedAt;
  if (page.checkedAt < Math.max(since.own, since.ofAll) || age > freshMs + staleMs) return null;
  const place = age > freshMs ? options.enter() : null;
  if (place) {
    const { done, isJoined } = confirmPage(target, request, { own: page.checkedAt, ofAll: page.checkedAt }, options);
    if (isJoined) place.leave();
    else void done.then(place.leave);
  }
  return page;
}

/**
 * Finds the page for a request without a fresh one: asks Next.js, or confirms a stored page, which
 * is served as it is when Next.js fails or takes long.
 *
 * @param since the page has to be as new as these times
 * @returns null when Next.js has to answer this request alone
 * @throws UpstreamError when there is no page and no answer
 */
export async function findPage(
  target: CacheTarget,
  request: IncomingMessage,
  since: RequiredSince,
  options: PageFinderOptions,
): Promise<FoundPage | null> {
  const { store, pageRefresh, siteUrl } = options;
  const stored = store.peek(target.key);
  if (!stored) {
    if (pageRefresh.isUncacheable(target)) return null;
    const result = await pageRefresh.refresh(target, listPageHeaders(request.headers, siteUrl), since).result;
    if (result && "page" in result) return { page: result.page, work: Promise.resolve() };
    // It was given to no one in particular, and this reader may have a page of their own.
    result?.answer.destroy();
    return null;
  }
  const { done, isJoined } = confirmPage(target, request, since, options);
  await waitAtMost(stored.checkedAt >= since.own ? patienceMs : writerPatienceMs, done);
  // A page that has become private or was removed is no longer there; after a failure it still is.
  const page = store.peek(target.key);
  return page ? { page, work: isJoined ? Promise.resolve() : done } : null;
}

/** Asks for a page that is stored, or is to be. A failure changes nothing. */
export function confirmPage(
  target: CacheTarget,
  request: IncomingMessage,
  since: RequiredSince,
  { pageRefresh, siteUrl }: PageFinderOptions,
): { done: Promise<void>; isJoined: boolean } {
  const { result, isJoined } = pageRefresh.refresh(target, listPageHeaders(request.headers, siteUrl), since);
  const done = result.then(
    (found) => void (found && "answer" in found && found.answer.destroy()),
    (error) => void (error instanceof UpstreamError || console.error(error)),
  );
  return { done, isJoined };
}

function waitAtMost(milliseconds: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    void work.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
