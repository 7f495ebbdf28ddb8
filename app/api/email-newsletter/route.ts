import { ApiProblem, door, readBody, reply } from "#lib/api.ts";
import { limits } from "#lib/newsletters/limits.ts";
import { subscribe } from "#lib/newsletters/mutations.ts";
import { subscribeBody } from "#lib/newsletters/schema.ts";
import { clientKey } from "#lib/rate-limit.ts";

export const dynamic = "force-dynamic";

/** Orders the newsletter; a mail asks whether that is meant. The answer is the same for every address. */
export const POST = door(async (request) => {
  const { email, language } = await readBody(request, subscribeBody);
  if (!limits().from(clientKey(request.headers))) throw new ApiProblem("tooMany");
  await subscribe({ email, locale: language, location: "api" });
  return reply(null, 204);
});
