import { createRouteHandler, json, readBody } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { getClientKey } from "#lib/http/client-ip.ts";
import { newsletterLimits } from "#lib/newsletters/limits.ts";
import { subscribe } from "#lib/newsletters/mutations.ts";
import { subscribeBodySchema } from "#lib/newsletters/schema.ts";

export const dynamic = "force-dynamic";

/** Sends a confirmation mail for the newsletter. The response is the same for every address. */
export const POST = createRouteHandler(async (request) => {
  const { email, language } = await readBody(request, subscribeBodySchema);
  if (!(await newsletterLimits().perClient(getClientKey(request.headers)))) throw new ApiError("tooMany");
  await subscribe({ email, locale: language, location: "api" });
  return json(null, 204);
});
