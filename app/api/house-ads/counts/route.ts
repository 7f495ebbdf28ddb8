import { countAds } from "#lib/ads/count-mutations.ts";
import { adRateLimits } from "#lib/ads/limits.ts";
import { adCountsSchema } from "#lib/ads/schema.ts";
import { createRouteHandler, json, readBody } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { getClientKey } from "#lib/http/client-ip.ts";

export const dynamic = "force-dynamic";

/** Counts views and clicks of advertisements by day, without anything about who reads. */
export const POST = createRouteHandler(async (request) => {
  if (!(await adRateLimits().counts(getClientKey(request.headers)))) throw new ApiError("tooMany");
  await countAds(await readBody(request, adCountsSchema));
  return json(null, 204);
});
