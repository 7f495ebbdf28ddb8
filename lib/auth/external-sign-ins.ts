import "server-only";
import { customFetch, type NextAuthConfig } from "next-auth";
import Apple from "next-auth/providers/apple";
import Facebook from "next-auth/providers/facebook";
import Google from "next-auth/providers/google";
import { env } from "#lib/env.ts";
import { externalProviders, facebookHosts } from "./providers.ts";

/** Who else can say who somebody is, as the library wants them. */
export function externalSignIns(): NextAuthConfig["providers"] {
  const all = { google, facebook, apple };
  return externalProviders().map((name) => all[name]());
}

const patience = 8000;

/** The library itself would wait for ever. */
const askSoon: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(patience) });

// A profile is read where it is judged (external-profile.ts); of the library we want the subject only.
const subject = ({ sub, id }: { sub?: string; id?: string }) => ({ id: sub ?? id });

function google() {
  return Google({
    clientId: env.AUTH_GOOGLE_ID,
    clientSecret: env.AUTH_GOOGLE_SECRET,
    issuer: env.AUTH_GOOGLE_ISSUER,
    checks: ["pkce", "state", "nonce"],
    profile: subject,
    [customFetch]: askSoon,
  });
}

function facebook() {
  const { dialog, graph } = facebookHosts();
  return Facebook({
    clientId: env.AUTH_FACEBOOK_ID,
    clientSecret: env.AUTH_FACEBOOK_SECRET,
    // Without a version in the path it is the oldest one the app may use.
    authorization: { url: `${dialog}/dialog/oauth`, params: { scope: "public_profile email" } },
    token: `${graph}/oauth/access_token`,
    userinfo: {
      url: `${graph}/me?fields=id,name,email`,
      request: async ({ tokens }: { tokens: { access_token?: string } }) => {
        const headers = { authorization: `Bearer ${tokens.access_token}` };
        return (await askSoon(`${graph}/me?fields=id,name,email`, { headers })).json();
      },
    },
    checks: ["pkce", "state"],
    profile: subject,
    [customFetch]: askSoon,
  });
}

function apple() {
  const provider = Apple({
    clientId: env.AUTH_APPLE_ID,
    clientSecret: env.AUTH_APPLE_SECRET,
    issuer: env.AUTH_APPLE_ISSUER,
    profile: subject,
  });
  const ask = provider[customFetch] ?? fetch;
  return {
    ...provider,
    [customFetch]: ((input, init) => ask(input, { ...init, signal: AbortSignal.timeout(patience) })) as typeof fetch,
  };
}
