import { signUp } from "#lib/accounts/mutations.ts";
import { signUpBodySchema } from "#lib/accounts/schema.ts";
import { createRouteHandler, json, readBody } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { getClientKey } from "#lib/http/client-ip.ts";
import { negotiateLocale } from "#lib/i18n/request-locale.ts";

export const dynamic = "force-dynamic";

/**
 * Stores a sign-up and sends a confirmation mail. 202 does not reveal whether the address has an
 * account.
 */
export const POST = createRouteHandler(async (request) => {
  const { locale = negotiateLocale(request.headers), ...body } = await readBody(request, signUpBodySchema);
  const error = await signUp({ ...body, locale, next: null }, getClientKey(request.headers));
  if (error === "limited") throw new ApiError("tooMany");
  if (error === "nameTaken") throw new ApiError("invalid", { name: error });
  if (error === "common") throw new ApiError("invalid", { password: error });
  return json({ data: { sent: true } }, 202);
});
