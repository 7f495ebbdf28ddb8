import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { momentaryAttribute, personalAttribute, sharedAnswerHeader } from "#lib/platform/cache/shared-answer.ts";
import type { Place } from "../guard/places.ts";
import type { Upstream } from "../upstream.ts";
import type { CacheTarget } from "./cache-key.ts";
import type { PageRewrite } from "./light-page.ts";
import { createPageStore } from "./page-cache.ts";
import { confirmPage, type PageFinderOptions } from "./page-finder.ts";
import { createPageRefresh, type PreparedAnswer } from "./page-refresh.ts";
import { hasKnownVary } from "./storable.ts";

/** An answer is kept from the second request within this time on. */
const admissionMs = 60_000;
/** An address, or the digest of a long one. */
const maxAdmitted = 20_000;
/** For this long an answer is given without asking for it. */
const freshMs = 30_000;
/** For this much longer it is given while it is asked for. */
const staleMs = 10_000;
/** Later it is given to no reader, also when Next.js is slow. */
const keptMs = 60_000;

/**
 * In tags of a page, and where a part of it has failed: before it was sent (`data-dgst`), or while
 * it was (React's script for that). Texts of users have no bare "<" and no bare quote.
 */
const momentaryTag = new RegExp(`<[a-z][^<>]* (?:${momentaryAttribute}|data-dgst)=|\\$RX\\("`);
const personalTag = new RegExp(`<[a-z][^<>]* ${personalAttribute}=`);
/** The same in the data of a soft navigation. Quotes in texts of users are escaped. */
const momentaryData = new RegExp(`[{,]"${momentaryAttribute}":|[0-9a-f]:E\\{"digest"`);
const personalData = new RegExp(`[{,]"${personalAttribute}":""`);
const nonceSource = /'nonce-([\w+/=-]+)'/;

/** Answers to a query that are the same for every reader: searches, filtered lists. */
interface SharedAnswers {
  finder: PageFinderOptions;
  /**
   * Notes what Next.js has answered to a request of its own. At the second one the answer for
   * everyone is asked for, while that one is sent as it arrives.
   *
   * @param enter the place for that question, null when there is none
   */
  note(target: CacheTarget, request: IncomingMessage, answer: IncomingMessage, enter: Enter): void;
}

type Enter = () => Pick<Place, "leave"> | null;

/**
 * Creates the store of shared answers. Which they are, Next.js says itself (`sharedAnswerHeader`);
 * they are asked for without anything of the reader who happens to ask. They have memory of their
 * own, so that no number of searches displaces a page.
 */
export function createSharedAnswers(
  upstream: Upstream,
  { rewriteStored }: PageRewrite,
  { siteUrl, maxBytes }: { siteUrl: string; maxBytes: number },
): SharedAnswers {
  const store = createPageStore(maxBytes, { keptMs });
  /** False where the answer turned out not to be kept. */
  const admitted = new LRUCache<string, boolean>({ max: maxAdmitted, ttl: admissionMs });
  const refresh = createPageRefresh(store, upstream, {
    isStorable: (_, status, headers) => status === 200 && isShared(headers),
    prepare(headers, body) {
      const { "content-security-policy": policy, [sharedAnswerHeader]: _, ...kept } = headers;
      const text = removeNonce(body.toString(), policy?.toString());
      const isPage = /^text\/html\b/.test(headers["content-type"] ?? "");
      return {
        // The scripts of a page are named by their hashes, as on every stored page.
        headers: isPage || policy === undefined ? kept : { ...kept, "content-security-policy": policy },
        content: Buffer.from(isPage ? rewriteStored(text) : text),
        use: judgeUse(text, isPage),
      };
    },
  });
  const finder: PageFinderOptions = {
    siteUrl,
    store,
    upstream,
    // Who asks for what is not kept gets an answer that is sent while it arrives.
    pageRefresh: { refresh: refresh.refresh, isUncacheable: () => true },
    freshMs,
    staleMs,
  };
  return {
    finder,
    note(target, request, { statusCode, headers }, enter) {
      if (statusCode !== 200 || !isShared(headers)) return;
      const isAdmitted = admitted.get(target.key);
      if (isAdmitted === undefined) admitted.set(target.key, true);
      const place = isAdmitted ? enter() : null;
      if (!place) return;
      const { done } = confirmPage(target, request, anyTime, finder);
      void done.then(() => {
        place.leave();
        if (!store.peek(target.key)) admitted.set(target.key, false);
      });
    },
  };
}

const anyTime = { own: Number.NEGATIVE_INFINITY, ofAll: Number.NEGATIVE_INFINITY };

function isShared(headers: IncomingHttpHeaders): boolean {
  return headers[sharedAnswerHeader] !== undefined && headers["set-cookie"] === undefined && hasKnownVary(headers.vary);
}

function judgeUse(text: string, isPage: boolean): PreparedAnswer["use"] {
  if ((isPage ? momentaryTag : momentaryData).test(text)) return "failure";
  return (isPage ? personalTag : personalData).test(text) ? "private" : "kept";
}

/** Known to all who get the page, it would protect none of them. */
function removeNonce(text: string, policy = ""): string {
  const nonce = nonceSource.exec(policy)?.[1];
  return nonce ? text.replaceAll(` nonce="${nonce}"`, "").replaceAll(nonce, "") : text;
}
