import "server-only";
import { signToken, verifyToken } from "#lib/platform/auth/signed-token.ts";

const purpose = "withdrawal";

/** From the receipt on: an operator who is asked weeks later can still use the link. */
const validForMs = 90 * 24 * 60 * 60_000;

/** Creates the token of the link that has a withdrawal take effect. */
export function createWithdrawalToken(reference: string, receivedAt: Date): string {
  return signToken(purpose, reference, validForMs, receivedAt.getTime());
}

/** The reference of the withdrawal that a token is for; null for a forged or expired one. */
export function readWithdrawalToken(token: string): string | null {
  return verifyToken(purpose, token);
}
