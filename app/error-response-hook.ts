import type { IncomingMessage } from "node:http";
import { overrideResponses } from "#lib/platform/http/response-override.ts";
import { isLocale } from "#lib/platform/i18n/locales.ts";
import { negotiateLocale } from "#lib/platform/i18n/request-locale.ts";
import { renderUnavailablePage } from "#lib/platform/routing/unavailable-page.ts";

const retryAfterSeconds = 60;

/** Status of requests whose sender is at fault, by the object of their headers. */
const refusals = new WeakMap<object, 400 | 413>();

/**
 * Notes an error that Next.js reports. It reports malformed arguments of server actions and
 * malformed forms as its own failure.
 */
export function noteRequestError(error: unknown, { method, headers }: { method: string; headers: object }): void {
  if (method !== "POST") return;
  if ((error as { statusCode?: number } | null)?.statusCode === 413) refusals.set(headers, 413);
  else if (isMalformedInput(error)) refusals.set(headers, 400);
}

const refusalHeaders = { "cache-control": "private, no-store", "content-type": "text/plain; charset=utf-8" };

const inputErrors = new Set(["Error", "TypeError", "SyntaxError", "RangeError"]);

/** Failures of the system and of the database carry a code. */
function isMalformedInput(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error) return error.name === "ApiError" && error.code === "invalid";
  if (!inputErrors.has(error.name)) return false;
  return error.cause === undefined || isMalformedInput(error.cause);
}

/**
 * Answers every failed request with 503 instead of 500, and a page with a document in its language;
 * malformed ones with 400.
 */
export function installErrorResponseHook(): void {
  overrideResponses((status, request) => {
    if (status !== 500) return null;
    const refusal = refusals.get(request.headers);
    if (refusal) return { status: refusal, headers: refusalHeaders, body: "" };
    const headers = { "retry-after": retryAfterSeconds, "cache-control": "private, no-store" };
    const path = getPagePath(request);
    if (path === null) return { status: 503, headers };
    const body = renderUnavailablePage(getLocale(request, path));
    return { status: 503, headers: { ...headers, "content-type": "text/html; charset=utf-8" }, body };
  });
}

function getLocale({ headers }: IncomingMessage, path: string) {
  const first = path.split(/[/?]/, 2)[1];
  return isLocale(first) ? first : negotiateLocale({ get: (name) => headers[name]?.toString() ?? null });
}

/** Path and query of a page; null for files, API routes and data that Next.js fetches. */
function getPagePath({ url = "/", headers }: IncomingMessage): string | null {
  const isPage = /^\/((de|en)(\/|\?|$)|\?|$)/.test(url) && headers.rsc === undefined;
  return isPage ? url : null;
}
