import { facebookApp } from "#tests/support/facebook-stub.ts";
import { openIdClients } from "#tests/support/openid-provider.ts";
import type { describeSite } from "./site.ts";

/** Environment of a site that uses the stubs of Google, Apple and Facebook. */
export function buildProviderSettings({ openIdPort, facebookPort }: ReturnType<typeof describeSite>) {
  const issuer = `http://127.0.0.1:${openIdPort}`;
  return {
    AUTH_GOOGLE_ID: openIdClients.google.id,
    AUTH_GOOGLE_SECRET: openIdClients.google.secret,
    AUTH_GOOGLE_ISSUER: issuer,
    AUTH_APPLE_ID: openIdClients.apple.id,
    AUTH_APPLE_SECRET: openIdClients.apple.secret,
    AUTH_APPLE_ISSUER: issuer,
    AUTH_FACEBOOK_ID: facebookApp.id,
    AUTH_FACEBOOK_SECRET: facebookApp.secret,
    AUTH_FACEBOOK_URL: `http://127.0.0.1:${facebookPort}`,
  };
}
