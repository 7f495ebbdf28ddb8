import { unsubscribe } from "#lib/business/newsletters/mutations.ts";
import { unsubscribeSchema } from "#lib/business/newsletters/schema.ts";
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
    const link = parse(Object.fromEntries(new URL(request.url).searchParams), unsubscribeSchema);
    if (!(await unsubscribe(link))) throw new ApiError("missing");
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
    const page = address(negotiateLocale(request.headers), "/newsletter/unsubscribe");
    const location = `${page}${new URL(request.url).search}`;
    return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
  },
  { allowCrossOrigin: true },
);
