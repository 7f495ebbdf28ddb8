import "server-only";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import { hashToken } from "#lib/auth/secret-token.ts";
import { db } from "#lib/db/client.ts";
import { accountInvitations, type InvitedRole } from "#lib/db/tables/company/account-invitations.ts";
import { users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { isPublicUser } from "#lib/db/visibility.ts";
import type { Locale } from "#lib/i18n/locales.ts";
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
