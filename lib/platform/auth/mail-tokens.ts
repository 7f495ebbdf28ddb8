import "server-only";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { mailTokens } from "#lib/platform/db/tables/accounts.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { createSecretToken, hashToken } from "./secret-token.ts";

export type MailTokenPurpose = (typeof mailTokens.$inferSelect)["purpose"];

/** Minutes until the link of a mail expires. */
const mailTokenLifetimeMinutes = {
  confirm: 48 * 60,
  reset: 60,
  newsletter: 48 * 60,
  email: 48 * 60,
  restoreEmail: 7 * 24 * 60,
} as const;

/**
 * Creates a token for a link in a mail and revokes earlier ones for the same address and purpose.
 * Several users can ask for one new address, so that a change of it revokes those of its user.
 */
export async function createMailToken(
  tx: Transaction,
  { purpose, email, userId = null }: { purpose: MailTokenPurpose; email: string; userId?: string | null },
): Promise<string> {
  const { token, tokenHash } = createSecretToken();
  const isOfSame = purpose === "email" && userId !== null ? eq(mailTokens.userId, userId) : eq(mailTokens.email, email);
  await tx.delete(mailTokens).where(and(isOfSame, eq(mailTokens.purpose, purpose)));
  const expiresAt = new Date(currentTimeMs() + mailTokenLifetimeMinutes[purpose] * 60_000);
  await tx.insert(mailTokens).values({ tokenHash, purpose, userId, email, expiresAt });
  return token;
}

/**
 * Deletes a token and returns what it proves; null for a token that is unknown, used or expired.
 */
export async function consumeMailToken(
  tx: Transaction,
  purpose: MailTokenPurpose,
  token: string,
): Promise<{ userId: string | null; email: string; createdAt: Date } | null> {
  const [row] = await tx.delete(mailTokens).where(whereValid(purpose, token)).returning();
  return row ? { userId: row.userId, email: row.email, createdAt: row.createdAt } : null;
}

/**
 * Whether a token is valid, without consuming it: mail programs open links by themselves, so pages
 * ask first.
 */
export async function isMailTokenValid(purpose: MailTokenPurpose, token: string): Promise<boolean> {
  return (await findMailTokenEmail(purpose, token)) !== null;
}

/** Finds the address a token was sent to, without consuming it; null for an invalid token. */
export async function findMailTokenEmail(purpose: MailTokenPurpose, token: string): Promise<string | null> {
  const [row] = await db.select({ email: mailTokens.email }).from(mailTokens).where(whereValid(purpose, token));
  return row?.email ?? null;
}

/** Whether an address has been sent a token that is still valid. */
export async function hasValidMailToken(tx: Transaction, purpose: MailTokenPurpose, email: string): Promise<boolean> {
  const isValid = and(
    eq(mailTokens.email, email),
    eq(mailTokens.purpose, purpose),
    gt(mailTokens.expiresAt, sql`now()`),
  );
  return (await tx.$count(mailTokens, isValid)) > 0;
}

/** Deletes expired tokens. */
export async function deleteExpiredMailTokens(): Promise<void> {
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, sql`now()`));
}

function whereValid(purpose: MailTokenPurpose, token: string) {
  return and(
    eq(mailTokens.tokenHash, hashToken(token)),
    eq(mailTokens.purpose, purpose),
    gt(mailTokens.expiresAt, sql`now()`),
  );
}
