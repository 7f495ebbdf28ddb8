import "server-only";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import { hashToken } from "#lib/platform/auth/secret-token.ts";
import { db } from "#lib/platform/db/client.ts";
import { accountInvitations, type InvitedRole } from "#lib/platform/db/tables/company/account-invitations.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isPublicUser } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { findAccount } from "../queries.ts";

const maxListed = 200;

export interface AccountInvitation {
  id: string;
  email: string;
  newType: InvitedRole;
  locale: Locale;
  inviter: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Lists the invitations that are not accepted, newest first; expired ones can be sent again. */
export function listInvitations(): Promise<AccountInvitation[]> {
  return db
    .select({
      id: accountInvitations.id,
      email: accountInvitations.email,
      newType: accountInvitations.newType,
      locale: accountInvitations.locale,
      inviter: users.name,
      createdAt: accountInvitations.createdAt,
      expiresAt: accountInvitations.expiresAt,
    })
    .from(accountInvitations)
    .innerJoin(users, eq(users.id, accountInvitations.inviterId))
    .orderBy(desc(accountInvitations.createdAt), accountInvitations.id)
    .limit(maxListed);
}

/**
 * The invitation of a link, without using it up. A link is worth nothing when its sender is no
 * admin any more.
 */
export async function findInvitation(token: string, tx: Transaction | typeof db = db) {
  const [invitation] = await tx
    .select({
      id: accountInvitations.id,
      email: accountInvitations.email,
      newType: accountInvitations.newType,
      locale: accountInvitations.locale,
      inviter: users.name,
    })
    .from(accountInvitations)
    .innerJoin(users, eq(users.id, accountInvitations.inviterId))
    .where(
      and(
        eq(accountInvitations.tokenHash, hashToken(token)),
        gt(accountInvitations.expiresAt, sql`now()`),
        eq(users.newType, "admin"),
        isPublicUser(),
      ),
    );
  return invitation ?? null;
}

/** Whether the address of an invitation has an account. Only who holds the link may learn it. */
export async function hasInvitedAccount(email: string): Promise<boolean> {
  const account = await findAccount(email);
  return account !== undefined && (account.isConfirmed || account.isBanned);
}
