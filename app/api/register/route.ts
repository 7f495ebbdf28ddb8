import { signUp } from "#lib/accounts/mutations.ts";
import { signUpBody } from "#lib/accounts/schema.ts";
import { ApiProblem, door, readBody, reply } from "#lib/api.ts";
import { localeOf } from "#lib/i18n/request-locale.ts";
import { clientKey } from "#lib/rate-limit.ts";

export const dynamic = "force-dynamic";

/** Asks for an account. 202 says that a mail is on its way, and nothing about whether there is an account already. */
export const POST = door(async (request) => {
  const { locale = localeOf(request.headers), ...body } = await readBody(request, signUpBody);
  const problem = await signUp({ ...body, locale, next: null }, clientKey(request.headers));
  if (problem === "limited") throw new ApiProblem("tooMany");
  if (problem === "nameTaken") throw new ApiProblem("invalid", { name: problem });
  if (problem === "common") throw new ApiProblem("invalid", { password: problem });
  return reply({ data: { sent: true } }, 202);
});
