import { createHash } from "node:crypto";
import { limitList } from "#lib/platform/text/limit-list.ts";

/** A weak entity tag of a body: the edge may compress it. */
export function toEntityTag(body: string): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

/**
 * Whether `If-None-Match` names this entity tag, compared weakly.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
 */
export function isNotModified(headers: Pick<Headers, "get">, entityTag: string): boolean {
  const names = limitList(headers.get("if-none-match") ?? "")
    .split(",")
    .map((name) => name.trim());
  const strip = (name: string) => name.replace(/^W\//, "");
  return names.some((name) => name === "*" || (name !== "" && strip(name) === strip(entityTag)));
}
