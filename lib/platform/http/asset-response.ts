import "server-only";
import { createHash } from "node:crypto";
import { maxListLength } from "#lib/platform/text/limit-list.ts";

/** An ETag for anything that this text determines. */
export function createEtag(text: string): string {
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
}

/**
 * Whether an `If-None-Match` header names `etag`; weak tags match strong ones. A list that no
 * browser sends names none.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
 */
export function matchesEtag(header: string | null, etag: string): boolean {
  if (!header || header.length > maxListLength) return false;
  const etags = header.split(",").map((entry) => entry.trim().replace(/^W\//, ""));
  return etags.includes(etag) || etags.includes("*");
}

/** The answer of a route of pictures, videos or share images that has none; no cache stores it. */
export function emptyErrorResponse(status: 400 | 403 | 404 | 503): Response {
  const headers = new Headers({ "cache-control": "no-store", vary: "Accept" });
  if (status === 503) headers.set("retry-after", "2");
  return new Response(null, { status, headers });
}
