import "server-only";
import { and, eq } from "drizzle-orm";
import type { OAuthProfile } from "#lib/platform/auth/oauth-profile.ts";
import { type OAuthProvider, oauthProviders } from "#lib/platform/auth/oauth-provider.ts";
import type { ProvenUser } from "#lib/platform/auth/sign-in-token.ts";
import { db } from "#lib/platform/db/client.ts";
import { connectedAccounts } from "#lib/platform/db/tables/accounts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

export interface ConnectedAccount {
  provider: OAuthProvider;
  /** The e-mail address at the provider, null when unknown. */
  email: string | null;
  connectedAt: Date;
}

type AccountKey = Pick<OAuthProfile, "provider" | "subject">;

/** Lists the accounts of providers that sign in this user, in the order of the buttons. */
export async function listConnectedAccounts(userId: string): Promise<ConnectedAccount[]> {
  const rows = await db
    .select({
      provider: connectedAccounts.provider,
      email: connectedAccounts.email,
      connectedAt: connectedAccounts.createdAt,
    })
    .from(connectedAccounts)
    .where(eq(connectedAccounts.userId, userId))
    .orderBy(connectedAccounts.createdAt);
  return oauthProviders.flatMap((provider) =>
    rows.flatMap((row) => (row.provider === provider ? [{ ...row, provider }] : [])),
  );
}

/** The user whom this account of a provider signs in, as now proven. */
export async function findProvenUser(account: AccountKey): Promise<ProvenUser | null> {
  const user = await findConnectedUser(db, account);
  return user ? { userId: user.id, sessionEpoch: user.sessionEpoch } : null;
}

/** Finds the user whom this account of a provider signs in. */
export async function findConnectedUser(tx: Transaction | typeof db, { provider, subject }: AccountKey) {
  const [user] = await tx
    .select({ id: users.id, bannedAt: users.bannedAt, sessionEpoch: users.sessionEpoch })
    .from(connectedAccounts)
    .innerJoin(users, eq(users.id, connectedAccounts.userId))
    .where(and(eq(connectedAccounts.provider, provider), eq(connectedAccounts.subject, subject)));
  return user;
}
