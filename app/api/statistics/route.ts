import { createRouteHandler, json, readBody } from "#lib/http/api.ts";
import { getClientKey } from "#lib/http/client-ip.ts";
import { countEvent } from "#lib/statistics/counts.ts";
import { eventLimit } from "#lib/statistics/limits.ts";
import { statisticsEventSchema } from "#lib/statistics/schema.ts";
import { isCounted } from "#lib/statistics/visitor.ts";

export const dynamic = "force-dynamic";

/**
 * Counts an event of a page of this site. The answer does not tell whether it counted, and neither
 * cookies nor the address of the reader are stored.
 */
export const POST = createRouteHandler(async (request) => {
  const event = await readBody(request, statisticsEventSchema);
  const isFromPage = request.headers.get("origin") !== null;
  if (isFromPage && isCounted(request.headers) && (await eventLimit(getClientKey(request.headers)))) {
    countEvent(event);
  }
  return json(null, 204);
});
