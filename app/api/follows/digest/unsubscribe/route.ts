import { unsubscribeFromDigest } from "#lib/people/follows/digest-mutations.ts";
import { digestUnsubscribeSchema } from "#lib/people/follows/schema.ts";
import { createRouteHandler, json, parse } from "#lib/platform/http/api.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { negotiateLocale } from "#lib/platform/i18n/request-locale.ts";
import { address } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

/**
 * One-click unsubscribe of mail programs, from any origin: the signed URL is the proof.
 * https://www.rfc-editor.org/rfc/rfc8058
 */
export const POST = createRouteHandler(
  async (request) => {
    const link = parse(Object.fromEntries(new URL(request.url).searchParams), digestUnsubscribeSchema);
    if (!(await unsubscribeFromDigest(link))) throw new ApiError("missing");
    return json(null, 204);
  },
  { allowCrossOrigin: true },
);

/**
 * Mail programs without one-click support open the URL as a link: redirects to the page that asks
 * first.
 */
export const GET = createRouteHandler(
  async (request) => {
    const query = new URL(request.url).searchParams;
    query.set("list", "follows");
    const location = `${address(negotiateLocale(request.headers), "/newsletter/unsubscribe")}?${query}`;
    return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
  },
  { allowCrossOrigin: true },
);
