import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/**
 * Headers that decide which form of a page Next.js answers with: the document, the data of a soft
 * navigation, or of one segment for a prefetch. Its answers name them in `Vary`.
 */
export const pageFormHeaders = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;

/** What a cached page is looked up by. */
export interface CacheTarget {
  key: string;
  /** Path and query for Next.js, without parameters that no page reads. */
  url: string;
}

/** Parameters of campaigns; pages do not read them, and browsers keep them in the address. */
const ignoredParameter = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_cid|mc_eid)=/;

/** Parameters of stored pages: the page of a list, and Next's digest of the headers above. */
const listedParameter = /^(?:page=\d{1,6}|_rsc=[\w-]{0,40}|_rsc)$/;

/** No page has a longer one, and each that is asked for is remembered. */
const maxUrlLength = 2000;
/** A longer key is replaced by its digest: the headers in it are as long as a client likes. */
const maxKeyLength = 500;

/** Pictures and videos are files, and the API answers each request on its own. */
const otherPaths = /^\/(?:api|_next|images|videos|share|logos|icons)\//;

/**
 * The key of a request, or null when its answer never comes from the cache: another method, a path
 * of files or of the API, a query that is not listed, or an address longer than any page has.
 */
export function getCacheTarget(method: string, target: string, headers: IncomingHttpHeaders): CacheTarget | null {
  if ((method !== "GET" && method !== "HEAD") || otherPaths.test(target)) return null;
  if (headers.authorization !== undefined || headers["x-user-token"] !== undefined) return null;
  if (dropsFormHeader(headers.connection)) return null;
  const queryAt = target.indexOf("?");
  const url = queryAt === -1 ? target : keepListedQuery(target.slice(0, queryAt), target.slice(queryAt + 1));
  if (url === null || url.length > maxUrlLength) return null;
  return { key: describeForm(url, headers), url };
}

/**
 * Whether a connection keeps a header of a form from Next.js (RFC 9110, 7.6.1): it would answer
 * with another form than the one in the key.
 */
function dropsFormHeader(connection = ""): boolean {
  const named = connection.toLowerCase();
  return pageFormHeaders.some((name) => named.includes(name));
}

function keepListedQuery(path: string, query: string): string | null {
  const kept = query.split("&").filter((parameter) => parameter !== "" && !ignoredParameter.test(parameter));
  if (!kept.every((parameter) => listedParameter.test(parameter))) return null;
  const names = kept.map((parameter) => parameter.split("=")[0]);
  if (new Set(names).size < names.length) return null;
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
}

function describeForm(url: string, headers: IncomingHttpHeaders): string {
  let key = url;
  for (const name of pageFormHeaders) {
    const value = headers[name];
    if (value !== undefined) key += `\n${name}: ${value}`;
  }
  return key.length > maxKeyLength ? createHash("sha256").update(key).digest("base64url") : key;
}
