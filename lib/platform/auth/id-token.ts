import "server-only";
import { createHash } from "node:crypto";
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import { z } from "zod";
import { env } from "#lib/platform/config/env.ts";

type OpenIdProvider = "google" | "apple";

const timeoutMs = 5000;

/**
 * Verifies an id_token that an app has received for this site.
 * https://openid.net/specs/openid-connect-core-1_0.html#IDTokenValidation
 *
 * @param nonce As the app sent it to the provider, plain or as SHA-256 in hex.
 * @returns The claims; null when the token is forged, expired, or issued for another audience or
 *   nonce.
 * @throws When the provider does not answer.
 */
export async function verifyIdToken(
  provider: OpenIdProvider,
  token: string,
  nonce: string | undefined,
): Promise<JWTPayload | null> {
  const { issuer, accepted: acceptedIssuers, audience } = getIssuerConfig(provider);
  const keys = await getKeySet(issuer);
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: acceptedIssuers,
      audience,
      algorithms: ["RS256", "ES256"],
      requiredClaims: ["sub", "iat", "exp"],
      clockTolerance: 30,
    });
    return isNonceValid(nonce, payload.nonce) ? payload : null;
  } catch (error) {
    if (error instanceof errors.JOSEError && !providerFailureCodes.has(error.code)) return null;
    throw error;
  }
}

/** Errors that the provider has caused, not the token. */
const providerFailureCodes = new Set([errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code]);

function getIssuerConfig(provider: OpenIdProvider) {
  if (provider === "apple") {
    const issuer = env.AUTH_APPLE_ISSUER ?? "https://appleid.apple.com";
    return { issuer, accepted: [issuer], audience: env.AUTH_APPLE_ID ?? "" };
  }
  const issuer = env.AUTH_GOOGLE_ISSUER ?? "https://accounts.google.com";
  // Google issues tokens with and without the scheme.
  return { issuer, accepted: [issuer, issuer.replace(/^https:\/\//, "")], audience: env.AUTH_GOOGLE_ID ?? "" };
}

function isNonceValid(expected: string | undefined, received: unknown): boolean {
  if (expected === undefined) return received === undefined;
  return received === expected || received === createHash("sha256").update(expected).digest("hex");
}

type KeySet = ReturnType<typeof createRemoteJWKSet>;

const keySets = new Map<string, KeySet>();

async function getKeySet(issuer: string): Promise<KeySet> {
  const cachedKeySet = keySets.get(issuer);
  if (cachedKeySet) return cachedKeySet;
  const discoveryUrl = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const response = await fetch(discoveryUrl, { signal: AbortSignal.timeout(timeoutMs), cache: "no-store" });
  const { jwks_uri } = z.object({ issuer: z.literal(issuer), jwks_uri: z.url() }).parse(await response.json());
  const keys = createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: timeoutMs });
  keySets.set(issuer, keys);
  return keys;
}
