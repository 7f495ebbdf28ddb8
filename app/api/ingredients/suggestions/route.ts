import { listLarder } from "#app/[locale]/use-up/list-larder.ts";
import { ApiProblem, door } from "#lib/api.ts";
import { defaultLocale, isLocale } from "#lib/i18n/locales.ts";
import { findEntries } from "#lib/larders/find.ts";
import type { Option } from "#lib/larders/option.ts";
import { clientKey, rateLimiter } from "#lib/rate-limit.ts";

export const dynamic = "force-dynamic";

const most = 8;
/** Nobody types faster than this for a minute. */
const mayAsk = rateLimiter({ limit: 300, window: 60_000 });

/**
 * Ingredients that may be meant while somebody is still typing: `?q=erdap&locale=de`; with `&for=have` only what one can have at home.
 * Never fails for what is typed, and says the same to everybody for ten minutes.
 */
export const GET = door(async (request) => {
  if (!mayAsk(clientKey(request.headers))) throw new ApiProblem("tooMany");
  const params = new URL(request.url).searchParams;
  const asked = params.get("locale");
  const locale = isLocale(asked) ? asked : defaultLocale;
  const entries = await listLarder(locale);
  const had = params.get("for") === "have" ? entries.filter(({ covers }) => covers.length > 0) : entries;
  const data: Option[] = findEntries(had, params.get("q") ?? "", most).map(({ slug, title }) => ({ slug, title }));
  return Response.json({ data }, { headers: { "cache-control": "public, max-age=600" } });
});
