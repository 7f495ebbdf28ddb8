import { resetPassword } from "#lib/accounts/password-mutations.ts";
import { resetPasswordBody } from "#lib/accounts/schema.ts";
import { ApiProblem, door, readBody } from "#lib/api.ts";
import { answerWithToken } from "../../authenticate/answer-with-token.ts";

export const dynamic = "force-dynamic";

/** Sets the new password of whoever holds the token of a reset mail, ends all sessions and opens one of the API. */
export const POST = door(async (request) => {
  const reset = await resetPassword(await readBody(request, resetPasswordBody));
  if (reset.problem === null) return answerWithToken(reset.userId, request);
  throw new ApiProblem("invalid", { [reset.problem === "dead" ? "token" : "password"]: reset.problem });
});
