import { accountLimits } from "#lib/accounts/limits.ts";
import { signInWithProvider } from "#lib/accounts/oauth/mutations.ts";
import { type OAuthTokenBody, oauthTokenBodySchema } from "#lib/accounts/oauth/schema.ts";
import { verifyFacebookToken } from "#lib/auth/facebook-token.ts";
import { verifyIdToken } from "#lib/auth/id-token.ts";
import { parseOAuthProfile } from "#lib/auth/oauth-profile.ts";
import type { OAuthErrorCode, OAuthProvider } from "#lib/auth/oauth-provider.ts";
import { listConfiguredProviders } from "#lib/auth/provider-config.ts";
import { createRouteHandler, readBody } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { getClientKey } from "#lib/http/client-ip.ts";
import { negotiateLocale } from "#lib/i18n/request-locale.ts";
import { createTokenResponse } from "./token-response.ts";

/** Creates an API session with a provider's token: an id_token, or for Facebook an access token. */
export function createOAuthTokenRoute(provider: OAuthProvider) {
  return createRouteHandler(async (request) => {
    if (!listConfiguredProviders().includes(provider)) throw new ApiError("missing");
    const body = await readBody(request, oauthTokenBodySchema);
    const client = getClientKey(request.headers);
    if (!(await accountLimits().signInPerClient(client))) throw new ApiError("tooMany");
    const profile = parseOAuthProfile(provider, await readToken(provider, body));
    if (!profile) throw new ApiError("credentials", { token: "wrong" });
    // Only wrong tokens count.
    await accountLimits().signInPerClient.refund(client);
    const result = await signInWithProvider(profile, negotiateLocale(request.headers));
    if (result.error !== null) throw toApiError(result.error);
    return createTokenResponse(result.userId, request);
  });
}

function readToken(provider: OAuthProvider, { token, nonce }: OAuthTokenBody): Promise<unknown> {
  return provider === "facebook" ? verifyFacebookToken(token) : verifyIdToken(provider, token, nonce);
}

function toApiError(code: OAuthErrorCode): ApiError {
  switch (code) {
    case "emailTaken":
      return new ApiError("conflict", { email: "taken" });
    case "emailMissing":
      return new ApiError("invalid", { email: "missing" });
    case "checkMail":
      return new ApiError("unconfirmed");
    default:
      return new ApiError("forbidden");
  }
}
