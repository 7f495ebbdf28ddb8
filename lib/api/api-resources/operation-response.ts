import "server-only";
import type { z } from "zod";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { matchesEtag, toEntityTag } from "#lib/platform/http/entity-tag.ts";
import { type Continuation, type Pagination, setNegotiationHeaders, toEnvelope } from "#lib/platform/http/envelope.ts";
import {
  apiMediaType,
  asksForOtherVersion,
  asksForVersion3,
  jsonMediaType,
  negotiateMediaType,
} from "#lib/platform/http/media-type.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { negotiateLocale } from "#lib/platform/i18n/request-locale.ts";
import { type ChangesResult, toChangesEnvelope } from "./changes.ts";
import type { Operation } from "./operation.ts";

/** Public answers are a minute old at most, and are still useful while a newer one is fetched. */
const publicCaching = "public, max-age=60, stale-while-revalidate=600";
const privateCaching = "private, no-store";

interface OperationResult<Data> {
  data: Data;
  pagination?: Pagination;
  /** Of a list with pages that are not found by their number. */
  continuation?: Continuation;
}

/** The body of another media type than JSON. */
interface AlternativeResult {
  mediaType: string;
  text: string;
}

/** JSON outside the envelope. */
interface BareResult {
  bare: unknown;
  /** Its language, where that is not the one of the request. */
  locale?: Locale;
}

/** What a handler returns. A response is sent as it is: files, streams, redirects of forms. */
export type AnyResult<Data> = OperationResult<Data> | ChangesResult | AlternativeResult | BareResult | Response | null;

/**
 * The media type to answer with.
 *
 * @throws {ApiError} "notAcceptable"
 */
export function negotiate({ headers }: Request, { alternatives = {}, isOlder = false }: Operation): string {
  if (isOlder) {
    if (asksForOtherVersion(headers)) throw new ApiError("notAcceptable");
    return asksForVersion3(headers) ? apiMediaType : jsonMediaType;
  }
  const offered = [jsonMediaType, apiMediaType, ...Object.keys(alternatives)];
  const mediaType = negotiateMediaType(headers, offered);
  if (mediaType === null) throw new ApiError("notAcceptable");
  return mediaType;
}

interface ResponseSource {
  request: Request;
  operation: Operation;
  result: AnyResult<unknown>;
  mediaType: string;
}

/** Shapes the answer by the schema of the operation and wraps it in the envelope. */
export function toResponse({ request, operation, result, mediaType }: ResponseSource): Response {
  const { access, data, bare, status = data === null && !bare ? 204 : 200 } = operation;
  if (result instanceof Response) return result;
  const headers = new Headers();
  const isShared = access === "public" && operation.method === "GET";
  headers.set("cache-control", isShared ? publicCaching : privateCaching);
  const isBare = result !== null && "bare" in result;
  setNegotiationHeaders(headers, (isBare && result.locale) || negotiateLocale(request.headers));
  if (result === null || (data === null && !isBare)) return new Response(null, { status, headers });
  const isOther = "text" in result;
  const body = isOther ? result.text : toBody(request, operation, result);
  const jsonType = data === null ? jsonMediaType : mediaType;
  const type = isOther ? result.mediaType : jsonType;
  headers.set("content-type", type.startsWith("text/") ? `${type}; charset=utf-8` : type);
  if (!isShared) return new Response(body, { status, headers });
  const entityTag = toEntityTag(type + body);
  headers.set("etag", entityTag);
  if (!matchesEtag(request.headers.get("if-none-match"), entityTag)) return new Response(body, { status, headers });
  headers.delete("content-type");
  return new Response(null, { status: 304, headers });
}

/** What the schema does not name is left out. */
function toBody(
  request: Request,
  operation: Operation,
  result: OperationResult<unknown> | ChangesResult | BareResult,
): string {
  if ("changes" in result) return JSON.stringify(toChangesEnvelope(operation, request, result));
  if ("bare" in result) return JSON.stringify((operation.bare as z.ZodType).parse(result.bare));
  const { pagination, continuation } = result;
  const data = (operation.data as z.ZodType).parse(result.data);
  if (operation.isOlder && !asksForVersion3(request.headers))
    return JSON.stringify({ data, ...(pagination && { meta: { pagination } }) });
  return JSON.stringify(toEnvelope(request, data, pagination, continuation));
}

/** The response with further headers. */
export function addHeaders(response: Response, headers: Headers): Response {
  for (const [name, value] of headers) response.headers.append(name, value);
  return response;
}
