import { loadIngredientOptions } from "#app/[locale]/use-up/load-ingredient-options.ts";
import { createRouteHandler } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { getClientKey } from "#lib/http/client-ip.ts";
import { createRateLimiter } from "#lib/http/rate-limit.ts";
import { defaultLocale, isLocale } from "#lib/i18n/locales.ts";
import { findIngredientOptions } from "#lib/pantry/find-ingredient.ts";
import type { IngredientSuggestion } from "#lib/pantry/ingredient-option.ts";

export const dynamic = "force-dynamic";

const maxOptions = 8;
/** Five requests per second, one per key press. */
const isAllowed = createRateLimiter({ name: "ingredient-suggestions", maxCount: 300, windowMs: 60_000 });

/**
 * `GET ?q=erdap&locale=de` suggests ingredients while a reader is typing; with `&for=have` only
 * those a reader can have at home. Any text is valid. The answer is the same for all readers and
 * cached for ten minutes.
 */
export const GET = createRouteHandler(async (request) => {
  if (!(await isAllowed(getClientKey(request.headers)))) throw new ApiError("tooMany");
  const params = new URL(request.url).searchParams;
  const requestedLocale = params.get("locale");
  const locale = isLocale(requestedLocale) ? requestedLocale : defaultLocale;
  const entries = await loadIngredientOptions(locale);
  const selectable = params.get("for") === "have" ? entries.filter(({ covers }) => covers.length > 0) : entries;
  const data: IngredientSuggestion[] = findIngredientOptions(selectable, params.get("q") ?? "", maxOptions).map(
    ({ slug, title }) => ({ slug, title }),
  );
  return Response.json({ data }, { headers: { "cache-control": "public, max-age=600" } });
});
