import { ApiProblem, door, parse, reply } from "#lib/api.ts";
import { address } from "#lib/i18n/address.ts";
import { localeOf } from "#lib/i18n/request-locale.ts";
import { unsubscribe } from "#lib/newsletters/mutations.ts";
import { unsubscribeInput } from "#lib/newsletters/schema.ts";

export const dynamic = "force-dynamic";

/** The button of a mail program posts here (RFC 8058), from wherever it runs: the signed address alone opens this door. */
export const POST = door(
  async (request) => {
    const link = parse(Object.fromEntries(new URL(request.url).searchParams), unsubscribeInput);
    if (!(await unsubscribe(link))) throw new ApiProblem("missing");
    return reply(null, 204);
  },
  { welcomes: "anybody" },
);

/** Mail programs that know no button open the address like a link: that leads to the page, which asks first. */
export const GET = door(
  async (request) => {
    const page = address(localeOf(request.headers), "/newsletter/unsubscribe");
    const location = `${page}${new URL(request.url).search}`;
    return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
  },
  { welcomes: "anybody" },
);
