import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  acceptInvitation,
  deleteExpiredInvitations,
  inviteToHousehold,
  resendInvitation,
  revokeInvitation,
} from "#lib/business/plus/household/invitation-mutations.ts";
import { leaveHousehold } from "#lib/business/plus/household/member-mutations.ts";
import { findHousehold, findInviter } from "#lib/business/plus/household/queries.ts";
import { addDays } from "#lib/business/plus/term.ts";
import { revokeSession } from "#lib/people/accounts/session-mutations.ts";
import { createWebSession, endSessions } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { householdInvitations, householdMembers } from "#lib/platform/db/tables/plus/households.ts";
import { createMember, mailedToken, mailsTo, newEmail } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createHouseholdMember, createOwner, invite } from "./fixtures.ts";

setUpDatabase();

const refused = (code: string) => expect.objectContaining({ code });
const invitationsOf = (ownerId: string) =>
  db.select().from(householdInvitations).where(eq(householdInvitations.ownerId, ownerId));

test("an invitation is a mail with a link, of which only the hash is stored", async () => {
  const owner = await createOwner();
  const email = newEmail();
  const token = await invite(owner.id, email);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain("/de/haushalt-einladung?token=");
  expect(mail?.text).toContain(owner.name);
  const [stored] = await invitationsOf(owner.id);
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(await findInviter(token)).toEqual({ id: owner.id, name: owner.name });
});

test("a link works once", async () => {
  const owner = await createOwner();
  const token = await invite(owner.id);
  const [first, second] = [await createMember(), await createMember()];
  await acceptInvitation(first.id, token);
  await expect(acceptInvitation(second.id, token)).rejects.toEqual(refused("expired"));
  expect(await findInviter(token)).toBeNull();
  expect((await findHousehold(first.id))?.owner.id).toBe(owner.id);
});

test("two users who open a link at once do not both join", async () => {
  const owner = await createOwner();
  const token = await invite(owner.id);
  const users = [await createMember(), await createMember()];
  const outcomes = await Promise.allSettled(users.map(({ id }) => acceptInvitation(id, token)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await findHousehold(owner.id))?.members).toHaveLength(1);
});

test("a link ends after seven days", async () => {
  const owner = await createOwner();
  const email = newEmail();
  await inviteToHousehold(owner.id, { email, locale: "de" }, addDays(new Date(), -7.01));
  const token = await mailedToken(email);
  expect(await findInviter(token)).toBeNull();
  await expect(acceptInvitation((await createMember()).id, token)).rejects.toEqual(refused("expired"));
  // Its owner still sees it, and can send it again.
  const [invitation] = await invitationsOf(owner.id);
  await resendInvitation(owner.id, invitation?.id ?? "");
  await acceptInvitation((await createMember()).id, await mailedToken(email));
});

test("sending again ends the former link", async () => {
  const owner = await createOwner();
  const email = newEmail();
  const first = await invite(owner.id, email);
  const second = await invite(owner.id, email);
  expect(await invitationsOf(owner.id)).toHaveLength(1);
  expect([await findInviter(first), (await findInviter(second))?.id]).toEqual([null, owner.id]);
});

test("a revoked link is dead, and others cannot revoke or resend it", async () => {
  const [owner, other] = [await createOwner(), await createOwner()];
  const token = await invite(owner.id);
  const [invitation] = await invitationsOf(owner.id);
  await revokeInvitation(other.id, invitation?.id ?? "");
  await expect(resendInvitation(other.id, invitation?.id ?? "")).rejects.toEqual(refused("missing"));
  expect(await findInviter(token)).not.toBeNull();
  await revokeInvitation(owner.id, invitation?.id ?? "");
  expect(await findInviter(token)).toBeNull();
});

test("a household has five people, open invitations included", async () => {
  const owner = await createOwner();
  await createHouseholdMember(owner.id);
  for (let count = 0; count < 3; count += 1) await invite(owner.id);
  const email = newEmail();
  await expect(invite(owner.id, email)).rejects.toEqual(refused("full"));
  expect(await mailsTo(email)).toEqual([]);
  expect(await invitationsOf(owner.id)).toHaveLength(3);
});

test("only members of Plus invite, and not themselves", async () => {
  const [reader, owner] = [await createMember(), await createOwner()];
  await expect(invite(reader.id)).rejects.toEqual(refused("noPlus"));
  await expect(invite(owner.id, owner.email)).rejects.toEqual(refused("own"));
  await expect(acceptInvitation(owner.id, await invite(owner.id))).rejects.toEqual(refused("own"));
});

test("a user belongs to one household", async () => {
  const [owner, other] = [await createOwner(), await createOwner()];
  const member = await createHouseholdMember(owner.id);
  const token = await invite(other.id);
  await expect(acceptInvitation(member.id, token)).rejects.toEqual(refused("isMember"));
  await expect(acceptInvitation(owner.id, token)).rejects.toEqual(refused("isOwner"));
  await leaveHousehold(member.id);
  await acceptInvitation(member.id, token);
  expect((await findHousehold(member.id))?.owner.id).toBe(other.id);
});

test("a member of Plus who joins another household gives up the own invitations, and invites no more", async () => {
  const [owner, other] = [await createOwner(), await createOwner()];
  await invite(other.id);
  await acceptInvitation(other.id, await invite(owner.id));
  expect(await invitationsOf(other.id)).toEqual([]);
  await expect(invite(other.id)).rejects.toEqual(refused("isMember"));
});

test("invitations of others do not close an address; those of one owner to it are limited", async () => {
  const email = newEmail();
  const owner = await createOwner();
  for (let count = 0; count < 5; count += 1) await invite(owner.id, email);
  await expect(invite(owner.id, email)).rejects.toEqual(refused("limited"));
  await invite((await createOwner()).id, email);
  expect(await mailsTo(email)).toHaveLength(6);
});

test.each([
  ["all sessions", (id: string) => endSessions(id)],
  ["one session from elsewhere", async (id: string) => revokeSession(id, await createWebSession(id, "Firefox"))],
])("links end when their owner ends %s, and can be sent again", async (_, end) => {
  const [owner, other] = [await createOwner(), await createOwner()];
  const email = newEmail();
  const token = await invite(owner.id, email);
  const kept = await invite(other.id, email);
  await end(owner.id);
  expect(await findInviter(token)).toBeNull();
  await expect(acceptInvitation((await createMember()).id, token)).rejects.toEqual(refused("expired"));
  expect((await findInviter(kept))?.id).toBe(other.id);
  const [invitation] = await invitationsOf(owner.id);
  await resendInvitation(owner.id, invitation?.id ?? "");
  await acceptInvitation((await createMember()).id, await mailedToken(email));
});

test("the mail carries no links of the inviter", async () => {
  const owner = await createOwner();
  await db.execute(`update users set name = 'Gewinn https://spam.example' where id = '${owner.id}'`);
  const email = newEmail();
  await invite(owner.id, email);
  expect((await mailsTo(email))[0]?.text).not.toContain("spam.example");
});

test("invitations are deleted 30 days after they expired, and with the account", async () => {
  const owner = await createOwner();
  const now = new Date();
  await inviteToHousehold(owner.id, { email: newEmail(), locale: "de" }, addDays(now, -38));
  await inviteToHousehold(owner.id, { email: newEmail(), locale: "de" }, addDays(now, -36));
  await deleteExpiredInvitations();
  expect(await invitationsOf(owner.id)).toHaveLength(1);
  await createHouseholdMember(owner.id);
  await db.execute(`delete from users where id = '${owner.id}'`);
  expect(await invitationsOf(owner.id)).toEqual([]);
  expect(await db.$count(householdMembers, eq(householdMembers.ownerId, owner.id))).toBe(0);
});
