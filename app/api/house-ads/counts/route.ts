import { countAds } from "#lib/ads/count-mutations.ts";
import { adRateLimits } from "#lib/ads/limits.ts";
import { adCountsSchema } from "#lib/ads/schema.ts";
import { createRouteHandler, json, readBody } from "#lib/http/api.ts";
import { getClientKey } from "#lib/http/client-ip.ts";
import { assertAllowed } from "#lib/http/rate-limit.ts";

export const dynamic = "force-dynamic";

/** Counts views and clicks of advertisements by day, without anything about who reads. */
export const POST = createRouteHandler(async (request) => {
  await assertAllowed([adRateLimits().counts, getClientKey(request.headers)]);
  await countAds(await readBody(request, adCountsSchema));
  return json(null, 204);
});
