import type { IncomingMessage } from "node:http";
import type { Place } from "../guard/places.ts";
import { listClients } from "../guard/request-clients.ts";
import type { Upstream } from "../upstream.ts";
import { type CacheTarget, getCacheTarget, getQueryTarget } from "./cache-key.ts";
import type { PageRewrite } from "./light-page.ts";
import { createPageStore, type PageStore } from "./page-cache.ts";
import type { PageFinderOptions } from "./page-finder.ts";
import { createPageRefresh, createUncacheablePages } from "./page-refresh.ts";
import { createWriteMarks, type RequiredSince, type WriteMarks } from "./read-your-writes.ts";
import { createSharedAnswers } from "./shared-answers.ts";
import { createStoredPages } from "./storable.ts";

/**
 * Shares of the memory: the data of soft navigations has as many forms as there are pages from
 * which they start, and searches have any number. Neither displaces a page.
 */
const shares = { pages: 5 / 8, data: 2 / 8, answers: 1 / 8 };

/** Answers to queries are asked for again at most this often, however often content changes. */
const expiryIntervalMs = 2000;

/** Where the answer to a request may be kept. */
export interface KeptPlace {
  target: CacheTarget;
  finder: PageFinderOptions;
  since: RequiredSince;
  /** Notes what Next.js has answered to this request alone. `enter` is for another question. */
  note(answer: IncomingMessage, enter: () => Pick<Place, "leave"> | null): void;
}

/** All answers that the edge keeps: pages, and answers to queries. */
interface KeptPlaces {
  /** The stored pages, without the data of soft navigations. */
  store: PageStore;
  writeMarks: WriteMarks;
  /** The place for the answer to a request; null when it is never kept. */
  find(request: IncomingMessage): KeptPlace | null;
  /** Has answers to queries asked for again: content has changed. */
  expireAnswers(): void;
}

interface KeptPlacesOptions {
  siteUrl: string;
  upstream: Upstream;
  pageRewrite: PageRewrite;
  /** Bytes of everything that is kept. */
  maxCacheBytes: number;
}

export function createKeptPlaces({ siteUrl, upstream, pageRewrite, maxCacheBytes }: KeptPlacesOptions): KeptPlaces {
  const uncacheable = createUncacheablePages();
  const bytesOf = (share: number) => Math.ceil(maxCacheBytes * share);
  const createFinder = (share: number): PageFinderOptions => {
    const store = createPageStore(bytesOf(share));
    const pageRefresh = createPageRefresh(store, upstream, createStoredPages(pageRewrite), uncacheable);
    return { siteUrl, upstream, store, pageRefresh, freshMs: 2000, staleMs: 1000 };
  };
  const [pages, data] = [createFinder(shares.pages), createFinder(shares.data)];
  const answers = createSharedAnswers(upstream, pageRewrite, { siteUrl, maxBytes: bytesOf(shares.answers) });
  const writeMarks = createWriteMarks();
  let changedAt = Number.NEGATIVE_INFINITY;
  let expiry: NodeJS.Timeout | undefined;
  return {
    store: pages.store,
    writeMarks,
    find(request) {
      const { method = "", url = "", headers } = request;
      const page = getCacheTarget(method, url, headers);
      const target = page ?? getQueryTarget(method, url, headers);
      if (!target) return null;
      const since = writeMarks.getRequiredSince(() => listClients(request));
      if (page) return { target, finder: page.isData ? data : pages, since, note: () => {} };
      return {
        target,
        finder: answers.finder,
        // Others need not ask again after every write.
        since: { own: since.own, ofAll: changedAt },
        note: (answer, enter) => answers.note(target, request, answer, enter),
      };
    },
    expireAnswers() {
      // However many changes there are, an answer is asked for once in this time.
      if (expiry) return;
      const wait = Math.max(0, changedAt + expiryIntervalMs - performance.now());
      expiry = setTimeout(() => {
        expiry = undefined;
        changedAt = performance.now();
      }, wait).unref();
    },
  };
}
