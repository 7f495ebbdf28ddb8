import { type NextRequest, NextResponse } from "next/server";
import { countPages } from "#lib/cards/list-queries.ts";
import { isLocale, type Locale } from "#lib/i18n/locales.ts";
import { negotiateLocale } from "#lib/i18n/request-locale.ts";
import { resolveAddress } from "#lib/routing/resolve.ts";
import { findSlug } from "#lib/routing/slugs.ts";
import { isFiltered } from "#lib/search/filtered-lists.ts";
import { truncateQuery } from "#lib/text/truncate-query.ts";

/** Picks the page for an address, or redirects to the canonical one; see lib/routing/resolve.ts. */
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
      : await resolveAddress(path, searchParams, preferred, { findSlug, countPages, isFiltered });
  switch (resolution.kind) {
    case "rewrite":
      return NextResponse.rewrite(new URL(resolution.path, request.url));
    case "not-found":
      return NextResponse.rewrite(new URL(`/${resolution.locale}/not-found`, request.url), { status: 404 });
    case "redirect":
      return NextResponse.redirect(new URL(resolution.path, request.url), {
        status: resolution.status,
        headers: resolution.status === 307 ? { Vary: "Accept-Language, Cookie" } : {},
      });
  }
}

/** The language chosen earlier (cookie), else the browser's (`Accept-Language`), else German. */
function getPreferredLocale(request: NextRequest): Locale {
  const chosen = request.cookies.get("locale")?.value;
  return isLocale(chosen) ? chosen : negotiateLocale(request.headers);
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

export const config = {
  runtime: "nodejs",
  // First: pages. Second: paths with a percent-encoded byte above 7F, which no file and no API route
  // has; the framework fails on those that are not UTF-8.
  matcher: [
    "/((?!api/|_next/|images/|videos/|icons/(?:icon|screenshot)-|logos/|feeds/|share/|sitemaps/|(?:icon\\.svg|apple-icon\\.png|favicon\\.ico|account-status\\.css|manifest\\.webmanifest|service-worker\\.js|robots\\.txt|sitemap\\.xml)$).*)",
    "/(.*%(?![0-7][0-9A-Fa-f]).*)",
  ],
};
