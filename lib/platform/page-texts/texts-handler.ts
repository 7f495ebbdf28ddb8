import { createRouteHandler } from "#lib/platform/http/api.ts";
import { defaultLocale, isLocale, type Locale } from "#lib/platform/i18n/locales.ts";

/**
 * Answers `GET ?locale=de&build=…` with the texts of what a page loads on use, so that stored pages
 * do not carry them. They change with the build alone, so that browsers keep them for a day. Other
 * languages get German.
 */
export function createTextsHandler<Texts>(load: (locale: Locale) => Promise<Texts>) {
  return createRouteHandler(async (request) => {
    const requested = new URL(request.url).searchParams.get("locale");
    const data = await load(isLocale(requested) ? requested : defaultLocale);
    return Response.json({ data }, { headers: { "cache-control": "public, max-age=86400" } });
  });
}
