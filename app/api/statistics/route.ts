import { countEvent } from "#lib/business/statistics/counts.ts";
import { countFailedSearch } from "#lib/business/statistics/failed-searches.ts";
import { eventLimit } from "#lib/business/statistics/limits.ts";
import { statisticsEventSchema } from "#lib/business/statistics/schema.ts";
import { isCounted } from "#lib/business/statistics/visitor.ts";
import { createRouteHandler, json, readBody } from "#lib/platform/http/api.ts";
import { getClientKey } from "#lib/platform/http/client-ip.ts";

export const dynamic = "force-dynamic";

/**
 * Counts an event of a page of this site. The answer does not tell whether it counted, and neither
 * cookies nor the address of the reader are stored.
 */
export const POST = createRouteHandler(async (request) => {
  const event = await readBody(request, statisticsEventSchema);
  const isFromPage = request.headers.get("origin") !== null;
  if (isFromPage && isCounted(request.headers) && (await eventLimit(getClientKey(request.headers)))) {
    if (event.event === "search_failed") countFailedSearch(request.headers, event);
    else countEvent(event);
  }
  return json(null, 204);
});
