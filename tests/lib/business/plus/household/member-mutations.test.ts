import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { acceptInvitation } from "#lib/business/plus/household/invitation-mutations.ts";
import { dissolveHousehold, leaveHousehold, removeMember } from "#lib/business/plus/household/member-mutations.ts";
import { findHousehold } from "#lib/business/plus/household/queries.ts";
import { cancelContract, createTrial } from "#lib/business/plus/order-mutations.ts";
import { shareInHousehold } from "#lib/kitchen/cookbooks/household/mutations.ts";
import { isSharedInHousehold, listHouseholdCookbooks } from "#lib/kitchen/cookbooks/household/queries.ts";
import { createUserCookbook } from "#lib/kitchen/cookbooks/mutations.ts";
import { limits } from "#lib/kitchen/shopping-lists/limits.ts";
import { addItems, changeItems, clearList, removeItems } from "#lib/kitchen/shopping-lists/mutations.ts";
import { listShoppingItems } from "#lib/kitchen/shopping-lists/queries.ts";
import { newItemSchema } from "#lib/kitchen/shopping-lists/schema.ts";
import { deleteDueUsers } from "#lib/people/accounts/deletion/delete-user-mutations.ts";
import { getSessionUserView } from "#lib/people/users/session-user-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { shoppingListItems } from "#lib/platform/db/tables/shopping-lists.ts";
import { runAsSession } from "#lib/platform/user-events/acting-session.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createHouseholdMember, createOwner, invite, read, write } from "./fixtures.ts";

vi.stubEnv("PAYMENT_PROVIDER", "test");
setUpDatabase();

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test("everyone reads and changes one list", async () => {
  const owner = await createOwner();
  const [member, other] = [await createHouseholdMember(owner.id), await createHouseholdMember(owner.id)];
  const milk = await write(owner.id, "Milch");
  await write(member.id, "Brot");
  for (const { id } of [owner, member, other]) expect(await read(id)).toEqual(["Milch", "Brot"]);
  await changeItems(other.id, [{ id: milk, ticked: true }]);
  expect((await listShoppingItems(owner.id))[0]).toMatchObject({ text: "Milch", isTicked: true });
  await removeItems(member.id, [milk]);
  expect(await read(other.id)).toEqual(["Brot"]);
  await clearList(member.id);
  expect(await read(owner.id)).toEqual([]);
});

test("the list of another household is like a missing one", async () => {
  const [owner, stranger] = [await createOwner(), await createOwner()];
  await createHouseholdMember(owner.id);
  const foreign = await createHouseholdMember(stranger.id);
  const milk = await write(owner.id, "Milch");
  for (const id of [milk, randomUUID()]) {
    expect(await changeItems(foreign.id, [{ id, ticked: true }])).toBe(0);
    expect(await removeItems(foreign.id, [id])).toBe(0);
  }
  await clearList(foreign.id);
  expect(await read(foreign.id)).toEqual([]);
  expect(await listShoppingItems(owner.id)).toMatchObject([{ text: "Milch", isTicked: false }]);
});

test("of two changes by two members the later one counts, whichever arrives last", async () => {
  const owner = await createOwner();
  const member = await createHouseholdMember(owner.id);
  const milk = await write(owner.id, "Milch", ago(60));
  await runAsSession(randomUUID(), () => changeItems(member.id, [{ id: milk, ticked: true }], ago(5)));
  await runAsSession(randomUUID(), () =>
    changeItems(owner.id, [{ id: milk, text: "Hafermilch", ticked: false }], ago(30)),
  );
  expect((await listShoppingItems(owner.id))[0]).toMatchObject({ text: "Milch", isTicked: true });
  await runAsSession(randomUUID(), () => removeItems(owner.id, [milk], ago(2)));
  await runAsSession(randomUUID(), () =>
    addItems(member.id, [newItemSchema.parse({ id: milk, text: "Milch" })], ago(10)),
  );
  expect(await read(member.id)).toEqual([]);
});

test("who joins brings the own entries along, and a device that was offline still finds them", async () => {
  const owner = await createOwner();
  await write(owner.id, "Milch");
  const member = await createMember();
  const bread = await write(member.id, "Brot", ago(60));
  await acceptInvitation(member.id, await invite(owner.id));
  expect(await read(owner.id)).toEqual(["Brot", "Milch"].toSorted(() => 0) && (await read(member.id)));
  expect(new Set(await read(owner.id))).toEqual(new Set(["Milch", "Brot"]));
  // Ticked in the shop before joining, delivered after it.
  expect(await changeItems(member.id, [{ id: bread, ticked: true }], ago(30))).toBe(1);
  expect((await listShoppingItems(owner.id)).find(({ id }) => id === bread)?.isTicked).toBe(true);
  const view = await getSessionUserView(member as never);
  expect(view).toMatchObject({ open_shopping_items: 1, has_household_list: true });
});

test("who leaves takes a copy of what is still to buy, and changes the common list no more", async () => {
  const owner = await createOwner();
  const member = await createHouseholdMember(owner.id);
  const milk = await write(owner.id, "Milch");
  const bread = await write(member.id, "Brot");
  await changeItems(owner.id, [{ id: milk, ticked: true }]);
  await leaveHousehold(member.id);
  expect(await read(member.id)).toEqual(["Brot"]);
  expect(await read(owner.id)).toEqual(["Milch", "Brot"]);
  await removeItems(member.id, [bread]);
  await write(member.id, "Eier");
  expect(await read(owner.id)).toEqual(["Milch", "Brot"]);
  expect(await findHousehold(member.id)).toBeNull();
  // Coming back does not bring back what the owner has removed meanwhile.
  await write(member.id, "Salz");
  await acceptInvitation(member.id, await invite(owner.id));
  expect(new Set(await read(owner.id))).toEqual(new Set(["Milch", "Brot", "Eier", "Salz"]));
});

test("what was removed from the common list stays removed when a former member returns", async () => {
  const owner = await createOwner();
  const member = await createHouseholdMember(owner.id);
  const milk = await write(owner.id, "Milch");
  await leaveHousehold(member.id);
  await removeItems(owner.id, [milk]);
  await acceptInvitation(member.id, await invite(owner.id));
  expect(await read(owner.id)).toEqual([]);
});

test("the owner removes a member, but not one of another household", async () => {
  const [owner, other] = [await createOwner(), await createOwner()];
  const member = await createHouseholdMember(owner.id);
  await removeMember(other.id, member.id);
  expect(await findHousehold(member.id)).not.toBeNull();
  await removeMember(member.id, owner.id);
  expect((await findHousehold(owner.id))?.members).toHaveLength(1);
  await removeMember(owner.id, member.id);
  expect(await findHousehold(member.id)).toBeNull();
});

test("ends with Plus: everyone keeps the cookbooks and a copy of the list", async () => {
  const owner = await createMember();
  await createTrial(owner.id, "de");
  const member = await createHouseholdMember(owner.id);
  await invite(owner.id);
  await write(owner.id, "Milch");
  await createUserCookbook({ userId: member.id, locale: "de", title: "Suppen", summary: "", visibility: "private" });
  await cancelContract(owner.id, "de");
  expect([await findHousehold(owner.id), await findHousehold(member.id)]).toEqual([null, null]);
  expect([await read(owner.id), await read(member.id)]).toEqual([["Milch"], ["Milch"]]);
});

test("the list stays below its limit when a user joins or leaves; the rest waits in the account", async () => {
  const owner = await createOwner();
  const member = await createMember();
  const rows = (userId: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ userId, id: randomUUID(), text: `Eintrag ${n}` }));
  await db.insert(shoppingListItems).values(rows(owner.id, limits.items - 2));
  await db.insert(shoppingListItems).values(rows(member.id, 5));
  await acceptInvitation(member.id, await invite(owner.id));
  expect(await read(owner.id)).toHaveLength(limits.items);
  await leaveHousehold(member.id);
  expect(await read(member.id)).toHaveLength(limits.items);
});

test("an owner who deletes the account leaves the members a copy", async () => {
  const owner = await createOwner();
  const member = await createHouseholdMember(owner.id);
  await write(owner.id, "Milch");
  await db.execute(`update users set deletion_requested_at = now() - interval '15 days' where id = '${owner.id}'`);
  await deleteDueUsers(dissolveHousehold);
  expect(await read(member.id)).toEqual(["Milch"]);
});

test("what was shared with one household is private in the next one", async () => {
  const [former, next] = [await createOwner(), await createOwner()];
  const member = await createHouseholdMember(former.id);
  const [book, ownersBook] = [await createShared(member.id), await createShared(former.id)];
  const titles = async (id: string) => (await listHouseholdCookbooks(id, "de")).map((shared) => shared.id);
  expect([await titles(former.id), await titles(member.id)]).toEqual([[book], [ownersBook]]);
  await leaveHousehold(member.id);
  // Set without a household, as an old form may.
  await shareInHousehold(member.id, book, true);
  await acceptInvitation(member.id, await invite(next.id));
  expect(await titles(next.id)).toEqual([]);
  await shareInHousehold(member.id, book, true);
  expect(await titles(next.id)).toEqual([book]);
  await dissolveHousehold(former.id);
  expect(await isSharedInHousehold(former.id, ownersBook)).toBe(false);
});

test("what an owner has shared with members who are gone is private for the next one", async () => {
  const owner = await createOwner();
  const [first, second, next] = [await createHouseholdMember(owner.id), await createMember(), await createMember()];
  await acceptInvitation(second.id, await invite(owner.id));
  const book = await createShared(owner.id);
  await leaveHousehold(first.id);
  expect(await isSharedInHousehold(owner.id, book)).toBe(true);
  await leaveHousehold(second.id);
  expect(await isSharedInHousehold(owner.id, book)).toBe(false);
  await shareInHousehold(owner.id, book, true);
  await acceptInvitation(next.id, await invite(owner.id));
  expect(await isSharedInHousehold(owner.id, book)).toBe(false);
});

async function createShared(userId: string): Promise<string> {
  const { id } = await createUserCookbook({
    userId,
    title: "Suppen",
    summary: "",
    visibility: "private",
    locale: "de",
  });
  await shareInHousehold(userId, id, true);
  return id;
}
