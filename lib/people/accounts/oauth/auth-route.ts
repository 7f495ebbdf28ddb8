import "server-only";
import { cookies, headers } from "next/headers";
import { NextRequest, NextResponse } from "next/server";
import { callbackCookieName, isCallbackInvalid, toCallbackPath } from "#lib/platform/auth/callback-url.ts";
import {
  isOAuthProvider,
  type OAuthErrorCode,
  type OAuthProvider,
  parseOAuthErrorCode,
} from "#lib/platform/auth/oauth-provider.ts";
import { listConfiguredProviders } from "#lib/platform/auth/provider-config.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { env } from "#lib/platform/config/env.ts";
import { json } from "#lib/platform/http/api.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { handlers } from "./next-auth.ts";
import { getOAuthLinkUser } from "./oauth-link-cookie.ts";
import { loginErrorUrl, readReturnTo, withErrorParam } from "./return-to.ts";

const maxFormBytes = 64_000;

/** Parameters of a provider's answer that are passed on to the library. */
const callbackParams = ["code", "state", "iss", "error", "user"];

/** Pages of the library that redirect to the login page of this site. */
const libraryPages = ["signin", "signout", "error", "verify-request"];

/**
 * Handles all requests below /api/auth. Only answers of configured providers reach the sign-in
 * library; `session` is answered here, and the library's pages redirect to the login page.
 * Everything else is 404, above all creating a session with a sign-in token. The page to return to,
 * whose address may have a token, does not stay in a cookie.
 *
 * @throws ApiError "missing", "unsupported" or "tooLarge"
 */
export async function handleAuthRoute(request: NextRequest, path: readonly string[]): Promise<Response> {
  const response = await routeAuthRequest(request, path);
  response.headers.set("cache-control", "private, no-store");
  const isUsedUp = path[0] === "callback" && (await cookies()).has(callbackCookieName());
  if (!isUsedUp && !isCallbackInvalid(await cookies())) return response;
  const secure = env.SITE_URL.startsWith("https:") ? "; Secure" : "";
  response.headers.append("set-cookie", `${callbackCookieName()}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`);
  return response;
}

async function routeAuthRequest(
  request: NextRequest,
  [action = "", provider, ...rest]: readonly string[],
): Promise<Response> {
  if (rest.length > 0) throw new ApiError("missing");
  if (action === "callback" && isOAuthProvider(provider) && listConfiguredProviders().includes(provider)) {
    return handleProviderCallback(request, provider);
  }
  if (request.method === "GET" && action === "session" && !provider) {
    const user = await getSessionUser();
    return json(user && { user: { name: user.name } });
  }
  if (request.method === "GET" && libraryPages.includes(action)) return redirectToLogin(request);
  throw new ApiError("missing");
}

async function handleProviderCallback(request: NextRequest, provider: OAuthProvider): Promise<Response> {
  // Apple's page posts what the other providers append to the address. `state` proves that this
  // browser started the sign-in.
  const isPosted = provider === "apple";
  if (request.method !== (isPosted ? "POST" : "GET")) throw new ApiError("missing");
  const received = isPosted ? await readForm(request) : request.nextUrl.searchParams;
  const params = new URLSearchParams(callbackParams.flatMap((name) => toEntries(name, received.get(name))));
  const url = new URL(`/api/auth/callback/${provider}`, env.SITE_URL);
  const response = await handlers[isPosted ? "POST" : "GET"](
    isPosted
      ? createPostRequest(url, params, request)
      : new NextRequest(`${url}?${params}`, { headers: request.headers }),
  );
  const target = response.headers.get("location");
  const page = target && toCallbackPath(target);
  // A path without a language is a page of the library.
  return page && /^\/(?!login|api)/.test(page) ? response : redirect(await getErrorPath(provider, params));
}

function toEntries(name: string, value: string | null): [string, string][] {
  return value === null ? [] : [[name, value]];
}

function createPostRequest(url: URL, body: URLSearchParams, { headers }: NextRequest): NextRequest {
  const cookie = headers.get("cookie") ?? "";
  return new NextRequest(url, { method: "POST", headers: { cookie }, body });
}

async function readForm(request: NextRequest): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? "")) {
    throw new ApiError("unsupported");
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    chunks.push(chunk as Uint8Array);
    size += (chunk as Uint8Array).length;
    if (size > maxFormBytes) throw new ApiError("tooLarge");
  }
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

/** Path with the error: the settings when an account was to be connected, else the login page. */
async function getErrorPath(provider: OAuthProvider, params: URLSearchParams): Promise<string> {
  const { next, locale } = readReturnTo(await cookies(), await headers());
  // A provider sends `error` instead of `code` when the reader cancels.
  // https://www.rfc-editor.org/rfc/rfc6749#section-4.1.2.1
  const code: OAuthErrorCode = params.has("error") ? "denied" : "failed";
  if (next !== null && (await getOAuthLinkUser(provider))) return withErrorParam(next, code);
  return loginErrorUrl(locale, code, next);
}

async function redirectToLogin({ nextUrl, headers }: NextRequest): Promise<Response> {
  const { locale } = readReturnTo(await cookies(), headers);
  const { searchParams } = nextUrl;
  const error = searchParams.has("error") ? (parseOAuthErrorCode(searchParams.get("error")) ?? "failed") : null;
  const next = toCallbackPath(searchParams.get("callbackUrl"));
  return redirect(loginErrorUrl(locale, error, next));
}

function redirect(path: string): Response {
  return NextResponse.redirect(new URL(path, env.SITE_URL), 302);
}
