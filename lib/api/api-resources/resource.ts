import "server-only";
import { z } from "zod";
import { requireSessionUser } from "#lib/platform/auth/require-session-user.ts";
import { getRequestUser } from "#lib/platform/auth/session-user.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { assertSameOrigin, parse, readBody, toErrorResponse } from "#lib/platform/http/api.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { getClientKey } from "#lib/platform/http/client-ip.ts";
import { listCrossOriginHeaders, listPreflightHeaders } from "#lib/platform/http/cross-origin.ts";
import type { RateLimiter } from "#lib/platform/http/rate-limit.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { negotiateLocale } from "#lib/platform/i18n/request-locale.ts";
import { countRequest, identifyClient } from "./client-access.ts";
import { answerOnce } from "./idempotency-key.ts";
import { type Method, methods, type Operation } from "./operation.ts";
import { type AnyResult, addHeaders, negotiate, toResponse } from "./operation-response.ts";
import { readQuery } from "./query-string.ts";

type Context = { params?: Promise<Record<string, string> | undefined> };
export type ResourceHandler = (request: Request, context?: Context) => Promise<Response>;

export interface OperationRequest<Query, Body> {
  request: Request;
  locale: Locale;
  /** Parameters of the path, decoded. */
  params: Record<string, string>;
  query: Query;
  body: Body;
  /** The media type that the request accepts most of those of the operation. */
  mediaType: string;
}

type Handle<Query, Body, Data, User> = (
  request: OperationRequest<Query, Body> & { user: User },
) => Promise<AnyResult<Data>>;

interface HandlerOptions {
  /** Returns how many requests a network may send, instead of the common limit. */
  getLimiter?: () => RateLimiter;
  /** Is called before a request without a user is refused. */
  onUnauthorized?: (request: Request) => Promise<void>;
}

/**
 * Makes the handler of a public operation. It refuses what the operation does not know, shapes the
 * answer by its schema and wraps it in the envelope. Null answers 404, or 204 where the operation
 * has no data.
 */
export function implement<Query extends z.ZodObject, Body extends z.ZodType, Data extends z.ZodType>(
  operation: Operation<Query, Body, Data>,
  handle: Handle<z.output<Query>, z.output<Body>, z.input<Data>, null>,
  options?: HandlerOptions,
): ResourceHandler {
  return createHandler(operation, async () => null, handle, options);
}

/** The same for an operation of a signed-in user; others get 401. */
export function implementForUser<Query extends z.ZodObject, Body extends z.ZodType, Data extends z.ZodType>(
  operation: Operation<Query, Body, Data>,
  handle: Handle<z.output<Query>, z.output<Body>, z.input<Data>, SessionUser>,
  options?: HandlerOptions,
): ResourceHandler {
  return createHandler(operation, requireSessionUser, handle, options);
}

/** The same with the user, or null without one; a token that is not valid answers 401. */
export function implementForAnyone<Query extends z.ZodObject, Body extends z.ZodType, Data extends z.ZodType>(
  operation: Operation<Query, Body, Data>,
  handle: Handle<z.output<Query>, z.output<Body>, z.input<Data>, SessionUser | null>,
): ResourceHandler {
  const identify = async (request: Request) => {
    const user = await getRequestUser(request);
    if (!user && request.headers.has("x-user-token")) throw new ApiError("unauthorized");
    return user;
  };
  return createHandler(operation, identify, handle);
}

function createHandler<
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Data extends z.ZodType,
  User extends SessionUser | null,
>(
  operation: Operation<Query, Body, Data>,
  identify: (request: Request) => Promise<User>,
  handle: Handle<z.output<Query>, z.output<Body>, z.input<Data>, User>,
  { getLimiter, onUnauthorized }: HandlerOptions = {},
): ResourceHandler {
  return async (request, context) => {
    const headers = new Headers();
    try {
      if (operation.access === "public") setAll(headers, listCrossOriginHeaders(request));
      const client = await identifyClient(request.headers);
      const [identified] = await Promise.allSettled([identify(request)]);
      const user = identified.status === "fulfilled" ? identified.value : null;
      const sender = { client, userId: user?.id ?? null, limiter: getLimiter?.() };
      const { isAllowed, quotaHeaders, retrySeconds } = await countRequest(request.headers, sender);
      setAll(headers, quotaHeaders);
      if (!isAllowed) throw new ApiError("tooMany", {}, retrySeconds);
      const mediaType = negotiate(request, operation);
      if (operation.method !== "GET") assertSameOrigin(request.headers);
      if (identified.status === "rejected") {
        await onUnauthorized?.(request);
        throw identified.reason;
      }
      const answer = async (asked: Request) => {
        const result = await handle({
          request: asked,
          locale: negotiateLocale(asked.headers),
          params: (await context?.params) ?? {},
          query: parse(readQuery(asked), toQuerySchema(operation)) as z.output<Query>,
          body: (await readOperationBody(asked, operation)) as z.output<Body>,
          mediaType,
          user: identified.value,
        });
        if (result === null && operation.data !== null) throw new ApiError("missing");
        return toResponse({ request: asked, operation, result, mediaType });
      };
      const response = operation.isRepeatable
        ? await answerOnce(request, user?.id ?? getClientKey(request.headers), answer)
        : await answer(request);
      return addHeaders(response, headers);
    } catch (error) {
      return addHeaders(await toErrorResponse(error, request, !operation.isOlder), headers);
    }
  };
}

/** Older operations ignore parameters that do not exist. */
function toQuerySchema({ query, isOlder = false }: Operation): z.ZodType {
  if (!isOlder) return query ?? z.strictObject({});
  return query ?? z.object({});
}

async function readOperationBody(request: Request, { body, upload }: Operation): Promise<unknown> {
  if (!body) return undefined;
  const isJson = /json/i.test(request.headers.get("content-type") ?? "");
  return upload && !isJson ? undefined : readBody(request, body);
}

/**
 * The handlers of all methods of a resource: those given, HEAD and OPTIONS, and 405 with `Allow`
 * for the others.
 */
export function createResource(
  handlers: Partial<Record<Operation["method"], ResourceHandler>>,
): Record<Method, ResourceHandler> {
  const get = handlers.GET;
  const allowed = [...Object.keys(handlers), ...(get ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const refuse: ResourceHandler = async (request) => {
    const response = await toErrorResponse(new ApiError("method"), request, true);
    response.headers.set("allow", allowed);
    return response;
  };
  const describe: ResourceHandler = async (request) =>
    new Response(null, { status: 204, headers: { allow: allowed, ...listPreflightHeaders(request) } });
  const head: ResourceHandler = async (request, context) => {
    if (!get) return refuse(request, context);
    const { status, headers } = await get(request, context);
    return new Response(null, { status, headers });
  };
  const all = Object.fromEntries(methods.map((method) => [method, refuse])) as Record<Method, ResourceHandler>;
  return { ...all, HEAD: head, OPTIONS: describe, ...handlers };
}

function setAll(headers: Headers, added: Record<string, string>): void {
  for (const [name, value] of Object.entries(added)) headers.append(name, value);
}
