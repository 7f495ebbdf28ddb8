import Negotiator from "negotiator";
import { limitList } from "#lib/platform/text/limit-list.ts";

/** The media type of version 3 of the API. */
export const apiMediaType = "application/vnd.tischlein.v3+json";
export const jsonMediaType = "application/json";
export const problemMediaType = "application/problem+json";

type RequestHeaders = Pick<Headers, "get">;

/**
 * The media type to answer a request with by `Accept`, the first of `offered` where several are
 * equally welcome; null when it accepts none of them. Without the header everything is accepted.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-accept
 */
export function negotiateMediaType(headers: RequestHeaders, offered: readonly string[]): string | null {
  const header = headers.get("accept");
  const accept = header === null ? undefined : limitList(header);
  return new Negotiator({ headers: { accept } }).mediaTypes([...offered])[0] ?? null;
}

/** Whether a request names version 3 of the API in `Accept`. */
export function asksForVersion3(headers: RequestHeaders): boolean {
  return (headers.get("accept") ?? "").toLowerCase().includes(apiMediaType);
}

/** Whether a request accepts only other versions of the API. */
export function asksForOtherVersion(headers: RequestHeaders): boolean {
  const accept = headers.get("accept") ?? "";
  if (!/application\/vnd\.tischlein\b/i.test(accept)) return false;
  return negotiateMediaType(headers, [jsonMediaType, apiMediaType]) === null;
}
