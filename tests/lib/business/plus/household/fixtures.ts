import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { acceptInvitation, inviteToHousehold } from "#lib/business/plus/household/invitation-mutations.ts";
import { addItems } from "#lib/kitchen/shopping-lists/mutations.ts";
import { listShoppingItems } from "#lib/kitchen/shopping-lists/queries.ts";
import { newItemSchema } from "#lib/kitchen/shopping-lists/schema.ts";
import { db } from "#lib/platform/db/client.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createMember, mailedToken, newEmail } from "#tests/support/accounts.ts";

/** A user with Plus. */
export async function createOwner() {
  const owner = await createMember();
  await db.update(users).set({ isPremium: true }).where(eq(users.id, owner.id));
  return owner;
}

/** Invites a new address. @returns the token of the link */
export async function invite(ownerId: string, email = newEmail()): Promise<string> {
  await inviteToHousehold(ownerId, { email, locale: "de" });
  return mailedToken(email);
}

/** A user who belongs to the household of an owner. */
export async function createHouseholdMember(ownerId: string) {
  const member = await createMember();
  await acceptInvitation(member.id, await invite(ownerId));
  return member;
}

/** Puts an entry on the list of a user. @returns its id */
export async function write(userId: string, text: string, at?: Date): Promise<string> {
  const id = randomUUID();
  await addItems(userId, [newItemSchema.parse({ id, text })], at);
  return id;
}

/** What a user reads on the list. */
export const read = async (userId: string) => (await listShoppingItems(userId)).map(({ text }) => text);
