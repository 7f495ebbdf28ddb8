import "server-only";
import { cookies, headers } from "next/headers";
import { NextRequest, NextResponse } from "next/server";
import { ApiProblem, reply } from "#lib/api.ts";
import { env } from "#lib/env.ts";
import { callbackCookie, callbackPath, isCallbackSpoilt, readWay, refusalAddress, withRefusal } from "./callback.ts";
import { connectingViewer } from "./connecting.ts";
import {
  type ExternalProvider,
  type ExternalRefusal,
  externalRefusal,
  isExternalProvider,
} from "./external-provider.ts";
import { handlers } from "./next-auth.ts";
import { externalProviders } from "./providers.ts";
import { getViewer } from "./viewer.ts";

const longestForm = 64_000;

/** What a provider may tell us by way of the reader's browser. */
const answerFields = ["code", "state", "iss", "error", "user"];

/** Pages of the library that ours stand in for. */
const pages = ["signin", "signout", "error", "verify-request"];

/**
 * The door of the sign-in library. Only what this site needs comes through, and only in good shape: answers of the providers that are
 * configured, and the question whether somebody is signed in. The library's own pages lead to our login; the rest is not there, above all
 * opening a session by ticket, which is for the server alone.
 */
export async function answerAuth(request: NextRequest, path: readonly string[]): Promise<Response> {
  const response = await answer(request, path);
  response.headers.set("cache-control", "private, no-store");
  if (!isCallbackSpoilt(await cookies())) return response;
  const secure = env.SITE_URL.startsWith("https:") ? "; Secure" : "";
  response.headers.append("set-cookie", `${callbackCookie()}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`);
  return response;
}

async function answer(request: NextRequest, [action = "", provider, ...rest]: readonly string[]): Promise<Response> {
  if (rest.length > 0) throw new ApiProblem("missing");
  if (action === "callback" && isExternalProvider(provider) && externalProviders().includes(provider)) {
    return receiveAnswer(request, provider);
  }
  if (request.method === "GET" && action === "session" && !provider) {
    const viewer = await getViewer();
    return reply(viewer && { user: { name: viewer.name } });
  }
  if (request.method === "GET" && pages.includes(action)) return showLogin(request);
  throw new ApiProblem("missing");
}

async function receiveAnswer(request: NextRequest, provider: ExternalProvider): Promise<Response> {
  // Apple's page posts what the others append to the address. That it is an answer to a question of this browser is told by `state`.
  const isPosted = provider === "apple";
  if (request.method !== (isPosted ? "POST" : "GET")) throw new ApiProblem("missing");
  const given = isPosted ? await readForm(request) : request.nextUrl.searchParams;
  const said = new URLSearchParams(answerFields.flatMap((name) => pair(name, given.get(name))));
  const url = new URL(`/api/auth/callback/${provider}`, env.SITE_URL);
  const response = await handlers[isPosted ? "POST" : "GET"](
    isPosted ? postOf(url, said, request) : new NextRequest(`${url}?${said}`, { headers: request.headers }),
  );
  const target = response.headers.get("location");
  const page = target && callbackPath(target);
  // The library's own pages have no language in their address.
  return page && /^\/(?!login|api)/.test(page) ? response : redirect(await explain(provider, said));
}

function pair(name: string, value: string | null): [string, string][] {
  return value === null ? [] : [[name, value]];
}

function postOf(url: URL, body: URLSearchParams, { headers }: NextRequest): NextRequest {
  const cookie = headers.get("cookie") ?? "";
  return new NextRequest(url, { method: "POST", headers: { cookie }, body });
}

async function readForm(request: NextRequest): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? "")) {
    throw new ApiProblem("unsupported");
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    chunks.push(chunk as Uint8Array);
    size += (chunk as Uint8Array).length;
    if (size > longestForm) throw new ApiProblem("tooLarge");
  }
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

/** Back to where the reader set out: to the settings for whoever wanted to connect an account, else to the login. */
async function explain(provider: ExternalProvider, said: URLSearchParams): Promise<string> {
  const { next, locale } = readWay(await cookies(), await headers());
  // What a provider has to say instead of a code is that the reader has refused.
  const refusal: ExternalRefusal = said.has("error") ? "denied" : "failed";
  if (next !== null && (await connectingViewer(provider))) return withRefusal(next, refusal);
  return refusalAddress(locale, refusal, next);
}

async function showLogin({ nextUrl, headers }: NextRequest): Promise<Response> {
  const { locale } = readWay(await cookies(), headers);
  const { searchParams } = nextUrl;
  const error = searchParams.has("error") ? (externalRefusal(searchParams.get("error")) ?? "failed") : null;
  const next = callbackPath(searchParams.get("callbackUrl"));
  return redirect(refusalAddress(locale, error, next));
}

function redirect(path: string): Response {
  return NextResponse.redirect(new URL(path, env.SITE_URL), 302);
}
