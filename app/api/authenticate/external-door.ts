import { limits } from "#lib/accounts/limits.ts";
import { ApiProblem, door, readBody } from "#lib/api.ts";
import { admit } from "#lib/auth/external.ts";
import { readProfile } from "#lib/auth/external-profile.ts";
import type { ExternalProvider, ExternalRefusal } from "#lib/auth/external-provider.ts";
import { readFacebookToken } from "#lib/auth/facebook-token.ts";
import { readIdToken } from "#lib/auth/id-token.ts";
import { externalProviders } from "#lib/auth/providers.ts";
import { type ExternalTokenBody, externalTokenBody } from "#lib/auth/schema.ts";
import { localeOf } from "#lib/i18n/request-locale.ts";
import { clientKey } from "#lib/rate-limit.ts";
import { answerWithToken } from "./answer-with-token.ts";

/** Opens a session of the API with what an app was given by the provider: an id_token, or for Facebook an access token. */
export function externalDoor(provider: ExternalProvider) {
  return door(async (request) => {
    if (!externalProviders().includes(provider)) throw new ApiProblem("missing");
    const body = await readBody(request, externalTokenBody);
    const client = clientKey(request.headers);
    if (!limits().signInFrom(client)) throw new ApiProblem("tooMany");
    const profile = readProfile(provider, await readToken(provider, body));
    if (!profile) throw new ApiProblem("credentials", { token: "wrong" });
    // What was right was no guess.
    limits().signInFrom.takeBack(client);
    const admission = await admit(profile, localeOf(request.headers));
    if (admission.refusal !== null) throw problemOf(admission.refusal);
    return answerWithToken(admission.userId, request);
  });
}

function readToken(provider: ExternalProvider, { token, nonce }: ExternalTokenBody): Promise<unknown> {
  return provider === "facebook" ? readFacebookToken(token) : readIdToken(provider, token, nonce);
}

function problemOf(refusal: ExternalRefusal): ApiProblem {
  switch (refusal) {
    case "emailTaken":
      return new ApiProblem("conflict", { email: "taken" });
    case "emailMissing":
      return new ApiProblem("invalid", { email: "missing" });
    case "checkMail":
      return new ApiProblem("unconfirmed");
    default:
      return new ApiProblem("forbidden");
  }
}
