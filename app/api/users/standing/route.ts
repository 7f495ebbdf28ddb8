import { standingSeal } from "#app/watch-standings.ts";
import { ApiProblem, door, reply } from "#lib/api.ts";
import { unseal } from "#lib/auth/sealed.ts";
import { expireDeparture } from "#lib/users/expiry.ts";
import { departureOf } from "#lib/users/standing.ts";

export const dynamic = "force-dynamic";

/** Lets the pages of a profile be made anew whose owner was banned, or is no more. Only the site itself can ask for that. */
export const POST = door(async (request) => {
  const slug = unseal(standingSeal, request.headers.get(standingSeal));
  if (slug === null) throw new ApiProblem("missing");
  expireDeparture(await departureOf(slug));
  return reply(null, 204);
});
