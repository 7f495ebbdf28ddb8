import { requestReset } from "#lib/accounts/passwords/mutations.ts";
import { requestResetBodySchema } from "#lib/accounts/schema.ts";
import { createRouteHandler, json, readBody } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { negotiateLocale } from "#lib/i18n/request-locale.ts";

export const dynamic = "force-dynamic";

/**
 * Sends a mail with a reset link. The status 202 does not reveal whether the address has an
 * account.
 */
export const POST = createRouteHandler(async (request) => {
  const { locale = negotiateLocale(request.headers), email } = await readBody(request, requestResetBodySchema);
  if (!(await requestReset({ email, locale }))) throw new ApiError("tooMany");
  return json({ data: { sent: true } }, 202);
});
