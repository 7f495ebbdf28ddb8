import "server-only";
import { and, eq, ne } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { connectedAccounts, credentials } from "#lib/db/tables/accounts.ts";
import { users } from "#lib/db/tables/users.ts";
import { tellOfConnection } from "./account-letters.ts";
import { type ExternalProvider, externalProviderNames } from "./external-provider.ts";

export interface ConnectedAccount {
  provider: ExternalProvider;
  /** The address over there, as far as it is known. */
  email: string | null;
  connectedAt: Date;
}

/** With which accounts elsewhere somebody can sign in here, in the order of the buttons. */
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
  return externalProviderNames.flatMap((provider) =>
    rows.flatMap((row) => (row.provider === provider ? [{ ...row, provider }] : [])),
  );
}

/** Lets the accounts of one provider open this one no more, and tells its owner by mail. False when that would leave no way in; then nothing changes. */
export async function disconnect(userId: string, provider: ExternalProvider): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Two at once must not take away one half each.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const own = eq(connectedAccounts.userId, userId);
    const [password, others] = [
      await tx.select({ userId: credentials.userId }).from(credentials).where(eq(credentials.userId, userId)),
      await tx
        .select({ provider: connectedAccounts.provider })
        .from(connectedAccounts)
        .where(and(own, ne(connectedAccounts.provider, provider))),
    ];
    if (password.length + others.length === 0) return false;
    const gone = await tx
      .delete(connectedAccounts)
      .where(and(own, eq(connectedAccounts.provider, provider)))
      .returning();
    if (gone.length > 0) await tellOfConnection(tx, { userId, provider, isConnected: false });
    return true;
  });
}
