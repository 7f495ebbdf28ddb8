import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { getAuthSecret } from "./secret.ts";

/**
 * Signs a value with HMAC-SHA256 so that it can be trusted when it comes back. The value stays
 * readable.
 *
 * @param purpose A token is valid only for the purpose it was signed for.
 * @param value Without a full stop, which separates the parts.
 */
export function signToken(purpose: string, value: string, validForMs: number, now = currentTimeMs()): string {
  const payload = `${value}.${now + validForMs}`;
  return `${payload}.${createSignature(purpose, payload)}`;
}

/**
 * Returns the value of a token signed for this purpose, or null when the token is forged or
 * expired.
 */
export function verifyToken(purpose: string, token: unknown, now = currentTimeMs()): string | null {
  if (typeof token !== "string") return null;
  const [value = "", expiresAt = "", signature = ""] = token.split(".");
  if (!isValidSignature(purpose, `${value}.${expiresAt}`, signature)) return null;
  return Number(expiresAt) > now ? value : null;
}

/**
 * Signs a value with HMAC-SHA256 for good, for links that never expire.
 *
 * @returns 43 characters of base64url.
 */
export function createSignature(purpose: string, payload: string): string {
  return createHmac("sha256", getAuthSecret()).update(`${purpose}:${payload}`).digest("base64url");
}

/** Whether the signature is the one of this value for this purpose. Compares in constant time. */
export function isValidSignature(purpose: string, payload: string, signature: string): boolean {
  const expected = Buffer.from(createSignature(purpose, payload));
  const received = Buffer.from(signature);
  return received.length === expected.length && timingSafeEqual(received, expected);
}
