import "server-only";
import { env } from "#lib/platform/config/env.ts";
import { type OAuthProvider, oauthProviders } from "./oauth-provider.ts";

/** Lists the providers with a client id in the environment. */
export function listConfiguredProviders(): OAuthProvider[] {
  const ids = { google: env.AUTH_GOOGLE_ID, facebook: env.AUTH_FACEBOOK_ID, apple: env.AUTH_APPLE_ID };
  return oauthProviders.filter((name) => ids[name]);
}

/** Origins of Facebook's dialog and API; tests replace both by one stand-in. */
export function getFacebookHosts(): { dialog: string; graph: string } {
  const override = env.AUTH_FACEBOOK_URL?.replace(/(?<!\/)\/+$/, "");
  return { dialog: override ?? "https://www.facebook.com", graph: override ?? "https://graph.facebook.com" };
}
