import "server-only";
import { and, eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { lockHousehold } from "#lib/platform/db/household.ts";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { householdInvitations, householdMembers } from "#lib/platform/db/tables/plus/households.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { notifyHousehold, notifyUser } from "#lib/platform/user-events/notify.ts";
import { copyItemsFromHousehold, moveItemsToHousehold } from "./list-mutations.ts";

/** Adds a user to a household whose owner and whose own list are locked. */
export async function addMember(tx: Transaction, memberId: string, ownerId: string): Promise<void> {
  // What the owner has shared before was for others.
  if (!(await hasMembers(tx, ownerId))) await stopSharing(tx, ownerId);
  await tx.insert(householdMembers).values({ memberId, ownerId });
  await stopSharing(tx, memberId);
  await moveItemsToHousehold(tx, memberId, ownerId);
  await announceChange(tx, memberId, ownerId);
}

/** Ends the membership of a user. Repeating it changes nothing. */
export async function leaveHousehold(memberId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(householdMembers).where(eq(householdMembers.memberId, memberId));
    if (row) await endMembership(tx, memberId, row.ownerId);
  });
}

/** Removes a member from the household of this owner; ignores members of others. */
export async function removeMember(ownerId: string, memberId: string): Promise<void> {
  await db.transaction((tx) => endMembership(tx, memberId, ownerId));
}

async function endMembership(tx: Transaction, memberId: string, ownerId: string): Promise<void> {
  await lockHousehold(tx, ownerId);
  const removed = await tx
    .delete(householdMembers)
    .where(and(eq(householdMembers.memberId, memberId), eq(householdMembers.ownerId, ownerId)))
    .returning({ memberId: householdMembers.memberId });
  if (removed.length === 0) return;
  await stopSharing(tx, memberId);
  if (!(await hasMembers(tx, ownerId))) await stopSharing(tx, ownerId);
  await copyItemsFromHousehold(tx, ownerId, memberId);
  await announceChange(tx, memberId, ownerId);
}

/** Ends the household of a locked owner: every member keeps what is own and a copy of the list. */
export async function endHousehold(tx: Transaction, ownerId: string): Promise<void> {
  await tx.delete(householdInvitations).where(eq(householdInvitations.ownerId, ownerId));
  const members = await tx
    .select({ id: householdMembers.memberId })
    .from(householdMembers)
    .where(eq(householdMembers.ownerId, ownerId));
  for (const { id } of members) await endMembership(tx, id, ownerId);
  await stopSharing(tx, ownerId);
}

async function hasMembers(tx: Transaction, ownerId: string): Promise<boolean> {
  return (await tx.$count(householdMembers, eq(householdMembers.ownerId, ownerId))) > 0;
}

/** Makes cookbooks private that were shared with one household, before others can read them. */
async function stopSharing(tx: Transaction, userId: string): Promise<void> {
  const isShared = and(eq(cookbooks.userId, userId), eq(cookbooks.isInHousehold, true));
  await tx.update(cookbooks).set({ isInHousehold: false }).where(isShared);
}

/** Ends what a user shares before the account is deleted. */
export async function dissolveHousehold(userId: string): Promise<void> {
  await leaveHousehold(userId);
  await db.transaction(async (tx) => {
    await lockHousehold(tx, userId);
    await endHousehold(tx, userId);
  });
}

async function announceChange(tx: Transaction, memberId: string, ownerId: string): Promise<void> {
  await notifyUser(tx, memberId, "shopping-list");
  await notifyHousehold(tx, ownerId, "shopping-list");
}
