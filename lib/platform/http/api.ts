import "server-only";
import { getTranslations } from "next-intl/server";
import type { z } from "zod";
import { env } from "#lib/platform/config/env.ts";
import { negotiateLocale } from "#lib/platform/i18n/request-locale.ts";
import { formatWait } from "#lib/platform/time/relative-time.ts";
import { ApiError, type ApiErrorCode, toErrorCode } from "./api-error.ts";
import { isFromOtherSite } from "./cross-origin.ts";
import { setNegotiationHeaders } from "./envelope.ts";
import { asksForOtherVersion, asksForVersion3, problemMediaType } from "./media-type.ts";
import { toProblem } from "./problem.ts";

const statusOf: Record<ApiErrorCode, number> = {
  invalid: 422,
  unauthorized: 401,
  credentials: 401,
  client: 401,
  unconfirmed: 403,
  forbidden: 403,
  missing: 404,
  method: 405,
  notAcceptable: 406,
  conflict: 409,
  keyReused: 422,
  inProgress: 409,
  limit: 409,
  tooLarge: 413,
  unsupported: 415,
  tooMany: 429,
  notImplemented: 501,
  unavailable: 503,
};

const maxBodyBytes = 1_000_000;
const noStoreHeaders = { "cache-control": "private, no-store" };

/**
 * A JSON response that no cache stores. A status of 204 has no body.
 *
 * @param body sent as it is: the caller wraps it in `{data}`
 */
export function json(body: unknown, status = 200): Response {
  return status === 204
    ? new Response(null, { status, headers: noStoreHeaders })
    : Response.json(body, { status, headers: noStoreHeaders });
}

type RouteHandler<Context> = (request: Request, context: Context) => Promise<Response>;

/**
 * Wraps a handler of a route that is no operation of the API. Anything it throws becomes a status
 * and `{error: {code, message, fields}}` with the message in the language of `Accept-Language`, or
 * problem details where the request names version 3 of the API. A request that changes something
 * is refused when a page of another site sends it, unless `allowCrossOrigin`: the handler then
 * checks in another way who sends it.
 */
export function createRouteHandler<Context>(
  handler: RouteHandler<Context>,
  { allowCrossOrigin = false } = {},
): RouteHandler<Context> {
  return async (request, context) => {
    try {
      if (asksForOtherVersion(request.headers)) throw new ApiError("notAcceptable");
      if (!allowCrossOrigin && !safeMethods.includes(request.method)) assertSameOrigin(request.headers);
      return await handler(request, context);
    } catch (error) {
      return toErrorResponse(error, request);
    }
  };
}

/**
 * The JSON body, validated.
 *
 * @throws {ApiError} "tooLarge", "unsupported" (no JSON media type) or "invalid" with its fields
 */
export async function readBody<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.infer<Schema>> {
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(request.headers.get("content-type") ?? "")) {
    throw new ApiError("unsupported");
  }
  return parse(parseJson(await readText(request)), schema);
}

/**
 * Input from outside, validated.
 *
 * @throws {ApiError} "invalid"; `fields` holds the first issue of each field, "unknown" for a field
 *   the schema does not have, and `body` for an issue without a field
 */
export function parse<Schema extends z.ZodType>(value: unknown, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ApiError("invalid", listInvalidFields(parsed.error));
}

/** The first issue of each field, as `parse` says. */
export function listInvalidFields({ issues }: z.ZodError): Record<string, string> {
  const fields = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => [key, "unknown"] as const)
      : [[issue.path.join(".") || "body", issue.message] as const],
  );
  return Object.fromEntries(fields.reverse());
}

/**
 * The body as text, at most 1 MB.
 *
 * @throws {ApiError} "tooLarge"
 */
export async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > maxBodyBytes) throw new ApiError("tooLarge");
    text += decoder.decode(chunk as Uint8Array, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("invalid", { body: "json" });
  }
}

/**
 * Refuses requests that pages of other sites send with the cookies of a reader.
 *
 * @see
 *   https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 * @throws {ApiError} "forbidden"
 */
export function assertSameOrigin(headers: Pick<Headers, "get">): void {
  if (isFromOtherSite(headers, [env.SITE_URL])) throw new ApiError("forbidden");
}

/** Seconds after which errors that pass by themselves may be gone. */
const defaultRetrySeconds: Partial<Record<ApiErrorCode, number>> = { unavailable: 2, inProgress: 1 };

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/**
 * The answer to anything thrown: `{error}`, or problem details where the request names version 3 of
 * the API or `isProblem` is set.
 */
export async function toErrorResponse(error: unknown, request: Request, isProblem = false): Promise<Response> {
  const { code, fields, retrySeconds = defaultRetrySeconds[code] } = toErrorCode(error);
  const locale = negotiateLocale(request.headers);
  const t = await getTranslations({ locale, namespace: "errors.api" });
  const when = formatWait(retrySeconds ?? 0, locale);
  const [status, message] = [statusOf[code], t(code, { when })];
  const usesProblem = isProblem || asksForVersion3(request.headers);
  const body = usesProblem ? toProblem({ code, status, message, fields }) : { error: { code, message, fields } };
  const response = json(body, status);
  if (usesProblem) response.headers.set("content-type", problemMediaType);
  if (usesProblem) setNegotiationHeaders(response.headers, locale);
  if (code === "client") response.headers.set("www-authenticate", 'Bearer error="invalid_token"');
  if (retrySeconds !== undefined) response.headers.set("retry-after", String(retrySeconds));
  return response;
}
