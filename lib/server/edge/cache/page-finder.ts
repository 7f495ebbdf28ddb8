import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { forwardPageHeaders, omitReader } from "../guard/forwarded-headers.ts";
import { type Upstream, UpstreamError } from "../upstream.ts";
import type { CacheTarget } from "./cache-key.ts";
import type { PageStore } from "./page-cache.ts";
import type { PageRefresh, RefreshResult } from "./page-refresh.ts";
import type { StoredPage } from "./stored-page.ts";

/** A page is served without asking for this long. */
const freshMs = 2000;
/** For this much longer it is served while it is asked for. */
const staleMs = 1000;
/** Then Next.js is waited for this long before the former page is served after all. */
const patienceMs = 1000;
/** The same for a reader who has written since, and must not read older content than before. */
const writerPatienceMs = 15_000;

interface PageFinderOptions {
  siteUrl: string;
  store: PageStore;
  pageRefresh: PageRefresh;
  upstream: Upstream;
}

/** A stored page that is served without asking Next.js before, if there is one. */
export function findFreshPage(
  target: CacheTarget,
  request: IncomingMessage,
  since: number,
  options: PageFinderOptions,
): StoredPage | null {
  const page = options.store.get(target.key);
  if (!page) return null;
  if (!options.upstream.isReady()) return page;
  const age = performance.now() - page.checkedAt;
  if (page.checkedAt < since || age > freshMs + staleMs) return null;
  if (age > freshMs) void confirmPage(target, request, page.checkedAt, options);
  return page;
}

/**
 * Finds the page for a request without a fresh one: asks Next.js, or confirms a stored page, which
 * is served as it is when Next.js fails or takes long.
 *
 * @param since the page has to be as new as this time, in milliseconds of `performance.now()`
 * @returns null when Next.js has to answer this request alone
 * @throws UpstreamError when there is no page and no answer
 */
export async function findPage(
  target: CacheTarget,
  request: IncomingMessage,
  since: number,
  options: PageFinderOptions,
): Promise<RefreshResult | null> {
  const { store, pageRefresh } = options;
  const page = store.peek(target.key);
  if (!page) {
    if (pageRefresh.isUncacheable(target.key)) return null;
    return pageRefresh.refresh(target, toPageHeaders(request, options), since);
  }
  const patience = page.checkedAt >= since ? patienceMs : writerPatienceMs;
  await waitAtMost(patience, confirmPage(target, request, since, options));
  // A page that has become private or was removed is no longer there; after a failure it still is.
  const confirmed = store.peek(target.key);
  return confirmed ? { page: confirmed } : null;
}

/** Asks for a stored page, not for one reader. A failure changes nothing. */
async function confirmPage(
  target: CacheTarget,
  request: IncomingMessage,
  since: number,
  options: PageFinderOptions,
): Promise<void> {
  try {
    const headers = omitReader(toPageHeaders(request, options));
    const result = await options.pageRefresh.refresh(target, headers, since);
    if (result && "answer" in result) result.answer.destroy();
  } catch (error) {
    if (!(error instanceof UpstreamError)) console.error(error);
  }
}

function toPageHeaders(request: IncomingMessage, { siteUrl }: PageFinderOptions): OutgoingHttpHeaders {
  return forwardPageHeaders(request.headers, { siteUrl, peer: request.socket.remoteAddress });
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
