import "server-only";
import { createHash } from "node:crypto";
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import { z } from "zod";
import { env } from "#lib/env.ts";

type OpenIdProvider = "google" | "apple";

const patience = 5000;

/**
 * The claims of an id_token an app was given for us, or null for one that is forged, late, meant for somebody else or for another question
 * (`nonce`, as the app has sent it, as it stands or hashed). Rejects when the provider does not answer.
 */
export async function readIdToken(
  provider: OpenIdProvider,
  token: string,
  nonce: string | undefined,
): Promise<JWTPayload | null> {
  const { issuer, accepted, audience } = settingsOf(provider);
  const keys = await keysOf(issuer);
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: accepted,
      audience,
      algorithms: ["RS256", "ES256"],
      requiredClaims: ["sub", "iat", "exp"],
      clockTolerance: 30,
    });
    return isAnswerTo(nonce, payload.nonce) ? payload : null;
  } catch (error) {
    if (error instanceof errors.JOSEError && !silent.has(error.code)) return null;
    throw error;
  }
}

/** What the provider, not the token, is to blame for. */
const silent = new Set([errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code]);

function settingsOf(provider: OpenIdProvider) {
  if (provider === "apple") {
    const issuer = env.AUTH_APPLE_ISSUER ?? "https://appleid.apple.com";
    return { issuer, accepted: [issuer], audience: env.AUTH_APPLE_ID ?? "" };
  }
  const issuer = env.AUTH_GOOGLE_ISSUER ?? "https://accounts.google.com";
  // Google writes itself either way.
  return { issuer, accepted: [issuer, issuer.replace(/^https:\/\//, "")], audience: env.AUTH_GOOGLE_ID ?? "" };
}

function isAnswerTo(asked: string | undefined, answered: unknown): boolean {
  if (asked === undefined) return answered === undefined;
  return answered === asked || answered === createHash("sha256").update(asked).digest("hex");
}

type Keys = ReturnType<typeof createRemoteJWKSet>;

const known = new Map<string, Keys>();

async function keysOf(issuer: string): Promise<Keys> {
  const before = known.get(issuer);
  if (before) return before;
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(patience), cache: "no-store" });
  const { jwks_uri } = z.object({ issuer: z.literal(issuer), jwks_uri: z.url() }).parse(await response.json());
  const keys = createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: patience });
  known.set(issuer, keys);
  return keys;
}
