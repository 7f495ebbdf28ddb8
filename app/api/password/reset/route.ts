import { createTokenResponse } from "#app/api/authenticate/token-response.ts";
import { resetPassword } from "#lib/accounts/passwords/mutations.ts";
import { resetPasswordBodySchema } from "#lib/accounts/schema.ts";
import { createRouteHandler, readBody } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";

export const dynamic = "force-dynamic";

/**
 * Sets a new password with the token of a reset mail, ends all sessions and creates an API session.
 */
export const POST = createRouteHandler(async (request) => {
  const result = await resetPassword(await readBody(request, resetPasswordBodySchema));
  if (result.error === null) return createTokenResponse(result.userId, request);
  throw new ApiError("invalid", { [result.error === "dead" ? "token" : "password"]: result.error });
});
