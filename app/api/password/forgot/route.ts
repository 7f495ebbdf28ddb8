import { requestReset } from "#lib/accounts/password-mutations.ts";
import { requestResetBody } from "#lib/accounts/schema.ts";
import { ApiProblem, door, readBody, reply } from "#lib/api.ts";
import { localeOf } from "#lib/i18n/request-locale.ts";

export const dynamic = "force-dynamic";

/** Asks for the way to a new password. 202 says nothing about whether there is an account. */
export const POST = door(async (request) => {
  const { locale = localeOf(request.headers), email } = await readBody(request, requestResetBody);
  if (!(await requestReset({ email, locale }))) throw new ApiProblem("tooMany");
  return reply({ data: { sent: true } }, 202);
});
