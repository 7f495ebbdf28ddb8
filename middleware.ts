import { type NextRequest, NextResponse } from "next/server";
import { countPages } from "#lib/content/cards/list-queries.ts";
import { isFiltered } from "#lib/content/search/filtered-lists.ts";
import { facetParams, sortParam } from "#lib/content/search/param-names.ts";
import { pantryParams } from "#lib/kitchen/pantry/pantry-query.ts";
import { sharedAnswerHeader } from "#lib/platform/cache/shared-answer.ts";
import { isPlusSold, needsPlus } from "#lib/platform/config/plus-offer.ts";
import { isActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { negotiateLocale } from "#lib/platform/i18n/request-locale.ts";
import { findRedirect } from "#lib/platform/routing/find-redirect.ts";
import { decodePath } from "#lib/platform/routing/find-translation.ts";
import { resolveActiveAddress } from "#lib/platform/routing/resolve-active.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { renderRequestPolicy } from "#lib/platform/security-headers/request-content-security-policy.ts";
import { truncateQuery } from "#lib/platform/text/truncate-query.ts";

/** `npm run dev` has no edge and no policies; its tools evaluate text. */
const isDevelopment = process.env.NODE_ENV === "development";

const lookups = { findSlug, countPages, isFiltered };

/**
 * Picks the page for an address, or redirects to the canonical one; see
 * lib/platform/routing/resolve-active.ts.
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search, searchParams } = request.nextUrl;
  const truncated = truncateQuery(search.slice(1));
  if (truncated !== null) {
    const shortened = new URL(`${pathname}${truncated && `?${truncated}`}`, request.url);
    return NextResponse.redirect(shortened, { status: 307 });
  }
  const preferred = getPreferredLocale(request);
  const path = decodePath(pathname);
  const resolution =
    path === null
      ? ({ kind: "not-found", locale: preferred } as const)
      : await resolveActiveAddress(path, searchParams, preferred, lookups);
  switch (resolution.kind) {
    case "rewrite":
      if (isUnsold(resolution.path)) return renderNotFound(resolution.path.slice(1, 3), request);
      return renderPage(resolution.path, request, resolution.isPerRequest, {
        isShared: isSharedAnswer(resolution.path, request),
      });
    case "not-found": {
      const target = path === null ? null : await findRedirect(path, lookups);
      if (target === null) return renderNotFound(resolution.locale, request);
      return NextResponse.redirect(new URL(`${target}${search}`, request.url), { status: 308 });
    }
    case "redirect":
      return NextResponse.redirect(new URL(resolution.path, request.url), {
        status: resolution.status,
        headers: resolution.status === 307 ? { Vary: "Accept-Language, Cookie" } : {},
      });
  }
}

/**
 * Renders a page. One that is made for this request gets the policy of its scripts here, also where
 * a form was sent without script; that of a stored page names the scripts it has (lib/server/edge).
 */
function renderPage(
  path: string,
  request: NextRequest,
  isPerRequest: boolean,
  { status = 200, isShared = false }: { status?: number; isShared?: boolean } = {},
): NextResponse {
  const url = new URL(path, request.url);
  if (isDevelopment || !(isPerRequest || request.method === "POST")) return NextResponse.rewrite(url, { status });
  // The desk shows the preview of a feed in a frame.
  const policy = renderRequestPolicy(/^\/..\/feed-preview(?:\?|$)/.test(path));
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy);
  const answer = new Headers({ "Content-Security-Policy": policy });
  if (isShared) {
    // What is the same for everyone cannot depend on who asks.
    headers.delete("cookie");
    answer.set(sharedAnswerHeader, "1");
  }
  return NextResponse.rewrite(url, { status, request: { headers }, headers: answer });
}

/** Searches, filtered lists and what can be cooked with some ingredients. */
const sharedPath = /^\/..\/(?:search|use-up|[^?]+\/page\/filtered)\?/;

/** All parameters that these pages read. */
const sharedParams = new Set([
  ...locales.flatMap((locale) => [
    ...Object.values(facetParams[locale]),
    ...Object.values(pantryParams[locale]),
    sortParam[locale],
  ]),
  "search",
  "type",
  "page",
]);

/** Whether every reader gets the same answer, so that the edge may keep it (lib/server/edge). */
function isSharedAnswer(path: string, { method, nextUrl }: NextRequest): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return isRead && sharedPath.test(path) && [...nextUrl.searchParams.keys()].every((name) => sharedParams.has(name));
}

function renderNotFound(locale: string, request: NextRequest): NextResponse {
  return renderPage(`/${locale}/not-found`, request, false, { status: 404 });
}

/** Whether the internal path belongs to Plus, and Plus is not sold here. */
function isUnsold(path: string): boolean {
  return needsPlus(path.replace(/^\/..|\?.*/g, "")) && !isPlusSold();
}

/** The language chosen earlier (cookie), else the browser's (`Accept-Language`), else the first. */
function getPreferredLocale(request: NextRequest): Locale {
  const chosen = request.cookies.get("locale")?.value;
  return isActiveLocale(chosen) ? chosen : negotiateLocale(request.headers);
}

export const config = {
  runtime: "nodejs",
  // First: pages. Second: paths with a percent-encoded byte above 7F, which no file and no API
  // route has; the framework fails on those that are not UTF-8. Both read any text in linear time,
  // also with what the framework appends to them.
  matcher: [
    "/((?!api/|_next/|images/|videos/|icons/(?:icon|screenshot)-|logos/|feeds/|house-ads/|share/|sitemaps/|(?:icon\\.svg|apple-icon\\.png|favicon\\.ico|account-status\\.css|manifest\\.webmanifest|service-worker\\.js|content-export|robots\\.txt|sitemap\\.xml)$)[\\s\\S]*)",
    "/([^%]*(?:%[0-7][0-9A-Fa-f][^%]*)*%(?![0-7][0-9A-Fa-f])[\\s\\S]*)",
  ],
};
