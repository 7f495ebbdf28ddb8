import { type NextRequest, NextResponse } from "next/server";
import { countPages } from "#lib/cards/list-queries.ts";
import { env } from "#lib/config/env.ts";
import { defaultLocale, isLocale, type Locale } from "#lib/i18n/locales.ts";
import { address } from "#lib/routing/address.ts";
import { switchPathLanguage, switchQueryLanguage } from "#lib/routing/language-switch.ts";
import { resolveAddress } from "#lib/routing/resolve.ts";
import { findSlug } from "#lib/routing/slugs.ts";
import { isFiltered } from "#lib/search/filtered-lists.ts";

export const dynamic = "force-dynamic";

const yearSeconds = 60 * 60 * 24 * 365;
const maxRedirects = 3;

/**
 * `GET ?to=en` is the language switch without JavaScript: it redirects to the translation of the
 * page the link was followed on (`Referer`), with its query, and stores the choice. Stored pages
 * know neither the query nor the cookie, so that their links cannot lead there directly.
 */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const to = request.nextUrl.searchParams.get("to");
  const locale = isLocale(to) ? to : defaultLocale;
  const page = readReferer(request.headers);
  const location = (page && (await findTranslation(page, locale))) ?? address(locale, "/");
  return new NextResponse(null, {
    status: 307,
    headers: {
      Location: location,
      "Cache-Control": "private, no-store",
      "Set-Cookie": `locale=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`,
    },
  });
}

/** The page of this site that holds the link; null when the browser does not say. */
function readReferer(headers: Headers): URL | null {
  const referer = URL.parse(headers.get("referer") ?? "");
  const ownHosts = [headers.get("host"), new URL(env.SITE_URL).host];
  return referer && ownHosts.includes(referer.host) ? referer : null;
}

/** The address in `locale`; a page number the list does not have there is dropped. */
async function findTranslation({ pathname, search }: URL, locale: Locale): Promise<string | null> {
  const path = switchPathLanguage(pathname, locale);
  const query = new URLSearchParams(switchQueryLanguage(search, locale));
  const found = await findPage(`${path}${toSearch(query)}`, locale);
  if (found || !query.has("page")) return found;
  query.delete("page");
  return findPage(`${path}${toSearch(query)}`, locale);
}

/** Follows the redirects of the middleware; null when they end at no page. */
async function findPage(target: string, locale: Locale, redirectCount = 0): Promise<string | null> {
  const { pathname, searchParams } = new URL(target, env.SITE_URL);
  const path = decodePath(pathname);
  if (path === null || redirectCount > maxRedirects) return null;
  const resolution = await resolveAddress(path, searchParams, locale, { findSlug, countPages, isFiltered });
  switch (resolution.kind) {
    case "rewrite":
      return target;
    case "redirect":
      return findPage(resolution.path, locale, redirectCount + 1);
    case "not-found":
      return null;
  }
}

function toSearch(query: URLSearchParams): string {
  return query.size > 0 ? `?${query}` : "";
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
