import "server-only";
import { and, eq, isNotNull, ne } from "drizzle-orm";
import { lockAdmins } from "#lib/platform/auth/editors.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isPublicUser } from "#lib/platform/db/visibility.ts";
import { AccountError } from "./errors.ts";

/** What an admin does to which account. */
export interface AccountTarget {
  /** The admin who acts. */
  adminId: string;
  /** The account. */
  id: string;
}

/**
 * Locks an account for a change by an admin.
 *
 * @throws {AccountError} "forbidden" for a user who is no admin, "missing" for an unknown account
 */
export async function lockAccount(tx: Transaction, { adminId, id }: AccountTarget) {
  if (!(await lockAdmins(tx, adminId))) throw new AccountError("forbidden");
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for("no key update");
  if (!account) throw new AccountError("missing");
  return account;
}

/** Whether another admin who can sign in would be left without this one. */
export async function hasOtherAdmin(tx: Transaction, id: string): Promise<boolean> {
  const { newType, email } = users;
  const isOther = and(eq(newType, "admin"), isNotNull(email), ne(users.id, id), isPublicUser());
  return (await tx.$count(users, isOther)) > 0;
}
