import "server-only";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { mailTokens } from "#lib/db/tables/accounts.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { hashToken, newSecretToken } from "./secret-token.ts";

export type MailPurpose = (typeof mailTokens.$inferSelect)["purpose"];

/** Minutes a mailed link is good for. */
export const mailTokenMinutes = { confirm: 48 * 60, reset: 60, newsletter: 48 * 60, email: 48 * 60 } as const;

/** Makes a secret for a link in a mail and takes back the earlier ones for the same address and purpose. */
export async function issueMailToken(
  tx: Transaction,
  { purpose, email, userId = null }: { purpose: MailPurpose; email: string; userId?: string | null },
): Promise<string> {
  const { token, tokenHash } = newSecretToken();
  await tx.delete(mailTokens).where(and(eq(mailTokens.email, email), eq(mailTokens.purpose, purpose)));
  const expiresAt = new Date(Date.now() + mailTokenMinutes[purpose] * 60_000);
  await tx.insert(mailTokens).values({ tokenHash, purpose, userId, email, expiresAt });
  return token;
}

/** What the token of a link proves, and never again: it is used up. Null for one that is unknown, used or late. */
export async function redeemMailToken(
  tx: Transaction,
  purpose: MailPurpose,
  token: string,
): Promise<{ userId: string | null; email: string } | null> {
  const [row] = await tx.delete(mailTokens).where(isValid(purpose, token)).returning();
  return row ? { userId: row.userId, email: row.email } : null;
}

/** Whether a token is still good, without using it: for the page that asks before it acts. */
export async function isMailTokenValid(purpose: MailPurpose, token: string): Promise<boolean> {
  return (await emailOfMailToken(purpose, token)) !== null;
}

/** The address a token was mailed to, without using it; null for one that is not good any more. */
export async function emailOfMailToken(purpose: MailPurpose, token: string): Promise<string | null> {
  const [row] = await db.select({ email: mailTokens.email }).from(mailTokens).where(isValid(purpose, token));
  return row?.email ?? null;
}

/** Forgets links that are too old. */
export async function sweepMailTokens(): Promise<void> {
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, sql`now()`));
}

function isValid(purpose: MailPurpose, token: string) {
  return and(
    eq(mailTokens.tokenHash, hashToken(token)),
    eq(mailTokens.purpose, purpose),
    gt(mailTokens.expiresAt, sql`now()`),
  );
}
