import { type NextRequest, NextResponse } from "next/server";
import { countPages } from "#lib/content/cards/list-queries.ts";
import { isFiltered } from "#lib/content/search/filtered-lists.ts";
import { env } from "#lib/platform/config/env.ts";
import { isActiveLocale, toActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import { defaultLocale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { findTranslation } from "#lib/platform/routing/find-translation.ts";
import { switchQueryLanguage } from "#lib/platform/routing/language-switch.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { parseReferer } from "#lib/platform/text/referer.ts";

export const dynamic = "force-dynamic";

const yearSeconds = 60 * 60 * 24 * 365;
const lookups = { findSlug, countPages, isFiltered };

/**
 * `GET ?to=en` is the language switch without JavaScript: it redirects to the translation of the
 * page the link was followed on (`Referer`), with its query, and stores the choice. Stored pages
 * know neither the query nor the cookie, so that their links cannot lead there directly.
 */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const to = request.nextUrl.searchParams.get("to");
  const locale = isActiveLocale(to) ? to : toActiveLocale(defaultLocale);
  const page = readReferer(request.headers);
  const query = new URLSearchParams(switchQueryLanguage(page?.search ?? "", locale));
  const location = (page && (await findTranslation(page.pathname, query, locale, lookups))) ?? address(locale, "/");
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
  const referer = parseReferer(headers);
  const ownHosts = [headers.get("host"), new URL(env.SITE_URL).host];
  return referer && ownHosts.includes(referer.host) ? referer : null;
}
