import "server-only";
import { and, eq } from "drizzle-orm";
import { mailTokens } from "#lib/platform/db/tables/accounts.ts";
import { accountInvitations } from "#lib/platform/db/tables/company/account-invitations.ts";
import { householdInvitations } from "#lib/platform/db/tables/plus/households.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/**
 * Revokes the mailed links that a former intruder may have asked for: one to a new address, whose
 * mailbox would be as good as a session, and those of invitations to a role or to the household,
 * which the inviter still sees and can send again.
 */
export async function revokeLinks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, "email")));
  await tx
    .update(accountInvitations)
    .set({ expiresAt: accountInvitations.createdAt })
    .where(eq(accountInvitations.inviterId, userId));
  await tx
    .update(householdInvitations)
    .set({ expiresAt: householdInvitations.createdAt })
    .where(eq(householdInvitations.ownerId, userId));
}
