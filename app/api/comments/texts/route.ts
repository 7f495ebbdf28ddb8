import { loadCommentTexts } from "#lib/people/comments/forms/comment-texts.ts";
import { createRouteHandler } from "#lib/platform/http/api.ts";
import { defaultLocale, isLocale } from "#lib/platform/i18n/locales.ts";

export const dynamic = "force-dynamic";

/**
 * `GET ?locale=de&build=…` has the texts of what readers write comments with. They change with the
 * build alone, so that browsers keep them for a day.
 */
export const GET = createRouteHandler(async (request) => {
  const requested = new URL(request.url).searchParams.get("locale");
  const data = await loadCommentTexts(isLocale(requested) ? requested : defaultLocale);
  return Response.json({ data }, { headers: { "cache-control": "public, max-age=86400" } });
});
