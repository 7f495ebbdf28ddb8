import { type NextRequest, NextResponse } from "next/server";
import { countPages } from "#lib/cards/lists.ts";
import { isLocale, type Locale } from "#lib/i18n/locales.ts";
import { localeOf } from "#lib/i18n/request-locale.ts";
import { resolve } from "#lib/i18n/resolve.ts";
import { findSlug } from "#lib/i18n/slugs.ts";
import { isNarrowed } from "#lib/searches/narrowed.ts";
import { shortQuery } from "#lib/short-query.ts";

export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search, searchParams } = request.nextUrl;
  const short = shortQuery(search.slice(1));
  if (short !== null)
    return NextResponse.redirect(new URL(`${pathname}${short && `?${short}`}`, request.url), { status: 307 });
  const preferred = preferredLocale(request);
  const path = decodePath(pathname);
  const resolution =
    path === null
      ? ({ kind: "missing", locale: preferred } as const)
      : await resolve(path, searchParams, preferred, { findSlug, countPages, isNarrowed });
  switch (resolution.kind) {
    case "show":
      return NextResponse.rewrite(new URL(resolution.path, request.url));
    case "missing":
      return NextResponse.rewrite(new URL(`/${resolution.locale}/missing`, request.url), { status: 404 });
    case "redirect":
      return NextResponse.redirect(new URL(resolution.path, request.url), {
        status: resolution.status,
        headers: resolution.status === 307 ? { Vary: "Accept-Language, Cookie" } : {},
      });
  }
}

/** A remembered choice, else what the browser asks for, else German. */
function preferredLocale(request: NextRequest): Locale {
  const chosen = request.cookies.get("locale")?.value;
  if (isLocale(chosen)) return chosen;
  return localeOf(request.headers);
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
  // First pages. Then whatever holds a per cent sign that stands for no ASCII character: no file and no door is called that, and the
  // framework stumbles over those that are no UTF-8.
  matcher: [
    "/((?!api/|_next/|images/|videos/|icons/icon-|logos/|feeds/|share/|sitemaps/|(?:icon\\.svg|apple-icon\\.png|favicon\\.ico|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml)$).*)",
    "/(.*%(?![0-7][0-9A-Fa-f]).*)",
  ],
};
