import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** Creates a secret of 256 random bits in base64url. Only the hash is stored. */
export function createSecretToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashToken(token) };
}

/** SHA-256 in base64url; a random secret needs no slow hash. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
