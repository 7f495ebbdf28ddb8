import { createHash } from "node:crypto";
import { maxListLength } from "#lib/platform/text/limit-list.ts";

/** A weak entity tag of a body: the edge may compress it. */
export function toEntityTag(body: string): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

/** A strong entity tag for anything that this text determines. */
export function createEtag(text: string): string {
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
}

/**
 * Whether an `If-None-Match` header names an entity tag; weak and strong ones match. A list that no
 * browser sends names none.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
 */
export function matchesEtag(header: string | null, etag: string): boolean {
  if (!header || header.length > maxListLength) return false;
  const strip = (value: string) => value.trim().replace(/^W\//, "");
  return header.split(",").some((entry) => entry.trim() === "*" || strip(entry) === strip(etag));
}
