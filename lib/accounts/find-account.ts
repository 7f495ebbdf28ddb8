import "server-only";
import { eq, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { credentials } from "#lib/db/tables/accounts.ts";
import { users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";

/** The account of a (lower-case) address, as far as its doors need to know it. */
export async function findAccount(email: string, tx: Transaction | typeof db = db) {
  const [account] = await tx
    .select({
      id: users.id,
      name: users.name,
      locale: users.locale,
      isConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      isBanned: sql<boolean>`${users.bannedAt} is not null`,
      passwordHash: credentials.passwordHash,
    })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(sql`lower(${users.email}) = ${email}`);
  return account;
}
