import "server-only";
import { customFetch, type NextAuthConfig } from "next-auth";
import Apple from "next-auth/providers/apple";
import Facebook from "next-auth/providers/facebook";
import Google from "next-auth/providers/google";
import { env } from "#lib/platform/config/env.ts";
import { getFacebookHosts, listConfiguredProviders } from "./provider-config.ts";

/** Creates the configured providers for the sign-in library. */
export function createNextAuthProviders(): NextAuthConfig["providers"] {
  const all = { google, facebook, apple };
  return listConfiguredProviders().map((name) => all[name]());
}

const timeoutMs = 8000;

/** The library sets no timeout of its own. */
const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });

// `parseOAuthProfile` reads the claims; the library only needs the subject.
const toProfileId = ({ sub, id }: { sub?: string; id?: string }) => ({ id: sub ?? id });

function google() {
  return Google({
    clientId: env.AUTH_GOOGLE_ID,
    clientSecret: env.AUTH_GOOGLE_SECRET,
    issuer: env.AUTH_GOOGLE_ISSUER,
    checks: ["pkce", "state", "nonce"],
    profile: toProfileId,
    [customFetch]: fetchWithTimeout,
  });
}

function facebook() {
  const { dialog, graph } = getFacebookHosts();
  return Facebook({
    clientId: env.AUTH_FACEBOOK_ID,
    clientSecret: env.AUTH_FACEBOOK_SECRET,
    // Without a version in the path Facebook uses the oldest one available to the app.
    authorization: { url: `${dialog}/dialog/oauth`, params: { scope: "public_profile email" } },
    token: `${graph}/oauth/access_token`,
    userinfo: {
      url: `${graph}/me?fields=id,name,email`,
      request: async ({ tokens }: { tokens: { access_token?: string } }) => {
        const headers = { authorization: `Bearer ${tokens.access_token}` };
        return (await fetchWithTimeout(`${graph}/me?fields=id,name,email`, { headers })).json();
      },
    },
    checks: ["pkce", "state"],
    profile: toProfileId,
    [customFetch]: fetchWithTimeout,
  });
}

function apple() {
  const provider = Apple({
    clientId: env.AUTH_APPLE_ID,
    clientSecret: env.AUTH_APPLE_SECRET,
    issuer: env.AUTH_APPLE_ISSUER,
    profile: toProfileId,
  });
  const appleFetch = provider[customFetch] ?? fetch;
  return {
    ...provider,
    [customFetch]: ((input, init) =>
      appleFetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) })) as typeof fetch,
  };
}
