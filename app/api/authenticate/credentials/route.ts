import { checkPassword } from "#lib/accounts/mutations.ts";
import { signInBody } from "#lib/accounts/schema.ts";
import { ApiProblem, door, readBody } from "#lib/api.ts";
import { localeOf } from "#lib/i18n/request-locale.ts";
import { clientKey } from "#lib/rate-limit.ts";
import { answerWithToken } from "../answer-with-token.ts";

export const dynamic = "force-dynamic";

const answers = { limited: "tooMany", wrong: "credentials", unconfirmed: "unconfirmed" } as const;

/** Opens a session of the API with an e-mail address and a password. */
export const POST = door(async (request) => {
  const body = await readBody(request, signInBody);
  const checked = await checkPassword({ ...body, locale: localeOf(request.headers) }, clientKey(request.headers));
  if (checked.problem !== null) throw new ApiProblem(answers[checked.problem]);
  return answerWithToken(checked.userId, request);
});
