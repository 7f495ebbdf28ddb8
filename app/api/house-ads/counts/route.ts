import { countAds } from "#lib/business/ads/count-mutations.ts";
import { adRateLimits } from "#lib/business/ads/limits.ts";
import { adCountsSchema } from "#lib/business/ads/schema.ts";
import { createRouteHandler, json, readBody } from "#lib/platform/http/api.ts";
import { getClientKey } from "#lib/platform/http/client-ip.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";

export const dynamic = "force-dynamic";

/** Counts views and clicks of advertisements by day, without anything about who reads. */
export const POST = createRouteHandler(async (request) => {
  await assertAllowed([adRateLimits().counts, getClientKey(request.headers)]);
  await countAds(await readBody(request, adCountsSchema));
  return json(null, 204);
});
