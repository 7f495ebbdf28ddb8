import { createTokenResponse } from "#app/api/authenticate/token-response.ts";
import { verifyCredentials } from "#lib/accounts/mutations.ts";
import { signInBodySchema } from "#lib/accounts/schema.ts";
import { createRouteHandler, readBody } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { getClientKey } from "#lib/http/client-ip.ts";
import { negotiateLocale } from "#lib/i18n/request-locale.ts";

export const dynamic = "force-dynamic";

const apiErrorCodes = { limited: "tooMany", wrong: "credentials", unconfirmed: "unconfirmed" } as const;

/** Creates an API session with e-mail address and password. */
export const POST = createRouteHandler(async (request) => {
  const body = await readBody(request, signInBodySchema);
  const result = await verifyCredentials(
    { ...body, locale: negotiateLocale(request.headers) },
    getClientKey(request.headers),
  );
  if (result.error !== null) throw new ApiError(apiErrorCodes[result.error]);
  return createTokenResponse(result.userId, request);
});
