import type { IncomingHttpHeaders } from "node:http";
import { pageFormHeaders } from "./cache-key.ts";
import type { PageRewrite } from "./light-page.ts";
import type { KeptAnswers } from "./page-refresh.ts";

/** Larger answers are streamed. */
const maxContentBytes = 4_000_000;

const storedTypes = /^(?:text\/html|text\/x-component|application\/(?:rss\+xml|xml|json|manifest\+json))\b/;

const knownVary = new Set<string>([...pageFormHeaders, "accept-encoding"]);

/** Pages of one language; what others answer may depend on `Accept-Language`. */
const localizedPath = /^\/(?:de|en)(?:[/?]|$)/;

/**
 * Whether an answer of Next.js may be given to every reader: it says so itself in Cache-Control,
 * sets no cookie, varies by nothing that is missing in the key, and is a page, a page that does not
 * exist or a permanent redirect.
 *
 * @param url path and query of the request
 */
export function isStorable(url: string, status: number, headers: IncomingHttpHeaders): boolean {
  if (headers["set-cookie"] !== undefined || headers["content-encoding"] !== undefined) return false;
  if (!hasKnownVary(headers.vary)) return false;
  if (Number(headers["content-length"] ?? 0) > maxContentBytes) return false;
  const caching = headers["cache-control"];
  // The middleware's redirects carry no Cache-Control; a permanent one is cacheable without it
  // (RFC 9110, 15.4.9).
  if (status === 308) return localizedPath.test(url) && (caching === undefined || isShared(caching));
  if (!isShared(caching) || !storedTypes.test(headers["content-type"] ?? "")) return false;
  return status === 200 || (status === 404 && localizedPath.test(url));
}

/** What is kept of pages that Next.js made for everyone. */
export function createStoredPages({ rewriteStored }: PageRewrite): KeptAnswers {
  return {
    isStorable,
    prepare(headers, body) {
      const isPage = /^text\/html\b/.test(headers["content-type"] ?? "");
      return { headers, content: isPage ? Buffer.from(rewriteStored(body.toString())) : body, use: "kept" };
    },
  };
}

/** Whether the key of an answer names everything that it varies by. */
export function hasKnownVary(vary: string | undefined): boolean {
  return listNames(vary).every((name) => knownVary.has(name));
}

function isShared(caching: string | undefined): boolean {
  const directives = listNames(caching);
  if (directives.some((directive) => /^(?:private|no-store|no-cache)\b/.test(directive))) return false;
  return directives.some((directive) => /^(?:s-maxage|max-age)=[1-9]/.test(directive));
}

function listNames(value: string | undefined): string[] {
  return (value ?? "").split(",").flatMap((name) => name.trim().toLowerCase() || []);
}
