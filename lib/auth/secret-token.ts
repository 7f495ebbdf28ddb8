import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** A secret for one person: 256 random bits, safe in an address. Only its hash is stored. */
export function newSecretToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashToken(token) };
}

/** SHA-256, which is enough for a secret nobody can guess. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
