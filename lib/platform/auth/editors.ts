import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isPublicUser } from "#lib/platform/db/visibility.ts";

const editorTypes: UserType[] = ["editor", "admin"];

/**
 * Whether a user is an editor or admin when the transaction asks. The account cannot be deleted
 * until the transaction ends; a role that is taken away meanwhile counts from the next one on.
 */
export async function lockEditor(tx: Transaction, userId: string): Promise<boolean> {
  return lockUserOfType(tx, userId, editorTypes);
}

/**
 * The same for partners, who change nothing but what is theirs: the caller compares the owner.
 */
export async function lockPartner(tx: Transaction, userId: string): Promise<boolean> {
  return lockUserOfType(tx, userId, ["partner"]);
}

/** The same for what only admins may do. */
export async function lockAdmin(tx: Transaction, userId: string): Promise<boolean> {
  return lockUserOfType(tx, userId, ["admin"]);
}

async function lockUserOfType(tx: Transaction, userId: string, types: UserType[]): Promise<boolean> {
  const [editor] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), inArray(users.newType, types), isPublicUser()))
    .for("key share");
  return editor !== undefined;
}

/**
 * Whether a user is an admin. The lock keeps their role and state until the transaction ends, and
 * all changes of roles and bans wait for each other, so that two admins cannot take the role from
 * each other at once.
 */
export async function lockAdmins(tx: Transaction, userId: string): Promise<boolean> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.newType, "admin"), isPublicUser()))
    .orderBy(users.id)
    .for("no key update");
  return admins.some(({ id }) => id === userId);
}
