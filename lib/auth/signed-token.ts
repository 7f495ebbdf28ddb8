import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { getAuthSecret } from "./secret.ts";

/**
 * Signs a value with HMAC-SHA256 so that it can be trusted when it comes back. The value stays
 * readable.
 *
 * @param purpose A token is valid only for the purpose it was signed for.
 * @param value Without a full stop, which separates the parts.
 */
export function signToken(purpose: string, value: string, validForMs: number, now = Date.now()): string {
  const payload = `${value}.${now + validForMs}`;
  return `${payload}.${createSignature(purpose, payload)}`;
}

/**
 * Returns the value of a token signed for this purpose, or null when the token is forged or
 * expired.
 */
export function verifyToken(purpose: string, token: unknown, now = Date.now()): string | null {
  if (typeof token !== "string") return null;
  const [value = "", expiresAt = "", signature = ""] = token.split(".");
  const expectedSignature = Buffer.from(createSignature(purpose, `${value}.${expiresAt}`));
  const receivedSignature = Buffer.from(signature);
  const isSameLength = receivedSignature.length === expectedSignature.length;
  if (!isSameLength || !timingSafeEqual(receivedSignature, expectedSignature)) return null;
  return Number(expiresAt) > now ? value : null;
}

function createSignature(purpose: string, payload: string): string {
  return createHmac("sha256", getAuthSecret()).update(`${purpose}:${payload}`).digest("base64url");
}
