import type { IncomingMessage } from "node:http";
import { overrideResponses } from "#lib/http/response-override.ts";
import { isLocale } from "#lib/i18n/locales.ts";
import { negotiateLocale } from "#lib/i18n/request-locale.ts";
import { renderUnavailablePage } from "#lib/routing/unavailable-page.ts";

const retryAfterSeconds = 60;

/**
 * Answers every failed request with 503 instead of 500, and a page with a document in its language.
 */
export function installErrorResponseHook(): void {
  overrideResponses((status, request) => {
    if (status !== 500) return null;
    const headers = { "retry-after": retryAfterSeconds, "cache-control": "private, no-store" };
    const path = getPagePath(request);
    if (path === null) return { status: 503, headers };
    const body = renderUnavailablePage(getLocale(request, path), path);
    return { status: 503, headers: { ...headers, "content-type": "text/html; charset=utf-8" }, body };
  });
}

function getLocale({ headers }: IncomingMessage, path: string) {
  const first = path.split(/[/?]/)[1];
  return isLocale(first) ? first : negotiateLocale({ get: (name) => headers[name]?.toString() ?? null });
}

/** Path and query of a page; null for files, API routes and data that Next.js fetches. */
function getPagePath({ url = "/", headers }: IncomingMessage): string | null {
  // Excludes "//other.example", which a link would take for another site.
  const isPage = /^\/((de|en)(\/|\?|$)|\?|$)/.test(url) && headers.rsc === undefined;
  return isPage ? url : null;
}
