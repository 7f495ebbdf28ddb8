import "server-only";
import { env } from "#lib/env.ts";
import { type ExternalProvider, externalProviderNames } from "./external-provider.ts";

/** Who else can say who somebody is, as this site is configured. The same for the whole life of the process. */
export function externalProviders(): ExternalProvider[] {
  const ids = { google: env.AUTH_GOOGLE_ID, facebook: env.AUTH_FACEBOOK_ID, apple: env.AUTH_APPLE_ID };
  return externalProviderNames.filter((name) => ids[name]);
}

/** Facebook's hosts, or one that stands in for both. */
export function facebookHosts(): { dialog: string; graph: string } {
  const instead = env.AUTH_FACEBOOK_URL?.replace(/\/+$/, "");
  return { dialog: instead ?? "https://www.facebook.com", graph: instead ?? "https://graph.facebook.com" };
}
