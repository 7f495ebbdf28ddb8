import { env } from "#lib/platform/config/env.ts";

const allowedHeaders = "Accept, Accept-Language, Authorization, Content-Type, If-None-Match, X-User-Token";
const exposedHeaders = "Content-Language, ETag, Link, RateLimit, RateLimit-Policy, Retry-After";
const maxAgeSeconds = 7200;

/**
 * Whether a page of another site sends a request: by `Origin`, and where a browser leaves that out,
 * by `Sec-Fetch-Site`, which pages cannot set either. Programs send neither.
 *
 * @param ownOrigins those of the site
 * @see https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header
 */
export function isFromOtherSite(headers: Pick<Headers, "get">, ownOrigins: readonly string[]): boolean {
  const origin = headers.get("origin");
  return origin === null ? headers.get("sec-fetch-site") === "cross-site" : !ownOrigins.includes(origin);
}

/**
 * Headers that let pages of the origins in `API_ALLOWED_ORIGINS` read an answer; none without the
 * setting or for another origin. Cookies are never allowed, so no page reads what belongs to the
 * session of its visitor.
 *
 * @see https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export function listCrossOriginHeaders(request: Request): Record<string, string> {
  const allowed = env.API_ALLOWED_ORIGINS;
  if (allowed.length === 0) return {};
  const origin = request.headers.get("origin");
  const isForAll = allowed.includes("*");
  const vary: Record<string, string> = isForAll ? {} : { vary: "Origin" };
  if (origin === null || !(isForAll || allowed.includes(origin))) return vary;
  return {
    ...vary,
    "access-control-allow-origin": isForAll ? "*" : origin,
    "access-control-expose-headers": exposedHeaders,
  };
}

/** The same for the request with which a browser asks before another one. */
export function listPreflightHeaders(request: Request): Record<string, string> {
  const headers = listCrossOriginHeaders(request);
  if (headers["access-control-allow-origin"] === undefined) return headers;
  return {
    ...headers,
    // Writes come from the site itself or from programs, never from pages of other sites.
    "access-control-allow-methods": "GET, HEAD, OPTIONS",
    "access-control-allow-headers": allowedHeaders,
    "access-control-max-age": String(maxAgeSeconds),
  };
}
