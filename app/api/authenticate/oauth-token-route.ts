import { implement } from "#lib/api/api-resources/resource.ts";
import { accountLimits } from "#lib/people/accounts/limits.ts";
import { signInWithProvider } from "#lib/people/accounts/oauth/mutations.ts";
import type { OAuthTokenBody } from "#lib/people/accounts/oauth/schema.ts";
import { verifyFacebookToken } from "#lib/platform/auth/facebook-token.ts";
import { verifyIdToken } from "#lib/platform/auth/id-token.ts";
import { parseOAuthProfile } from "#lib/platform/auth/oauth-profile.ts";
import type { OAuthErrorCode, OAuthProvider } from "#lib/platform/auth/oauth-provider.ts";
import { listConfiguredProviders } from "#lib/platform/auth/provider-config.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { getClientKey } from "#lib/platform/http/client-ip.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { signInWithApple, signInWithFacebook, signInWithGoogle } from "./operations.ts";
import { createToken } from "./token-response.ts";

/** Creates an API session with a provider's token: an id_token, or for Facebook an access token. */
export function createOAuthHandler(provider: OAuthProvider) {
  return implement(operations[provider], async ({ request, locale, body }) => {
    if (!listConfiguredProviders().includes(provider)) throw new ApiError("missing");
    const refund = await assertAllowed([accountLimits().signInPerClient, getClientKey(request.headers)]);
    const profile = parseOAuthProfile(provider, await readToken(provider, body));
    if (!profile) throw new ApiError("credentials", { token: "wrong" });
    // Only wrong tokens count.
    await refund();
    const result = await signInWithProvider(profile, locale);
    if (result.error !== null) throw toApiError(result.error);
    return { data: await createToken(result, request) };
  });
}

const operations = { google: signInWithGoogle, facebook: signInWithFacebook, apple: signInWithApple };

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
