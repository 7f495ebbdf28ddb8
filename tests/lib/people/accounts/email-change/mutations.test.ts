import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { confirmEmailChange, requestEmailChange } from "#lib/people/accounts/email-change/mutations.ts";
import { isMailTokenValid } from "#lib/platform/auth/mail-tokens.ts";
import {
  createApiSession,
  createWebSession,
  findUserBySessionId,
  findUserByToken,
} from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { mailTokens } from "#lib/platform/db/tables/accounts.ts";
import { newsletterSubscriptions } from "#lib/platform/db/tables/newsletters.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createMember, mailedToken, mailsTo, newEmail } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const emailOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]?.email;
const subscribers = async () => (await db.select().from(newsletterSubscriptions)).map(({ email }) => email);

test("changes the address with the token and notifies the former address", async () => {
  const member = await createMember({ locale: "en" });
  await db
    .insert(newsletterSubscriptions)
    .values({ email: member.email, locale: "de", consent: "v1", location: "footer" });
  const email = newEmail();
  await requestEmailChange(member.id, email, "de");
  expect(await emailOf(member.id)).toBe(member.email);
  const token = await mailedToken(email);
  expect(await isMailTokenValid("email", token)).toBe(true);
  expect(await confirmEmailChange(token)).toBe(true);
  expect(await emailOf(member.id)).toBe(email);
  expect(await subscribers()).toContain(email);
  expect(await subscribers()).not.toContain(member.email);
  expect((await mailsTo(member.email)).map(({ subject }) => subject)).toEqual(["Your email address has been changed"]);
  expect(await confirmEmailChange(token)).toBe(false);
});

test("ends all sessions but the one that confirms", async () => {
  const { id } = await createMember();
  const other = await createMember();
  const change = async (session: { id: string; sessionId: string } | null) => {
    const wanted = newEmail();
    await requestEmailChange(id, wanted, "de");
    return confirmEmailChange(await mailedToken(wanted), { session });
  };
  const [here, there] = [await createWebSession(id, "Firefox"), await createWebSession(id, "Safari")];
  const app = await createApiSession(id, "app");
  expect(await change({ id, sessionId: here })).toBe(true);
  expect((await findUserBySessionId(here))?.id).toBe(id);
  expect([await findUserBySessionId(there), await findUserByToken(app)]).toEqual([null, null]);
  const elsewhere = await createWebSession(other.id, "Firefox");
  expect(await change({ id: other.id, sessionId: elsewhere })).toBe(true);
  expect(await findUserBySessionId(here)).toBeNull();
  expect((await findUserBySessionId(elsewhere))?.id).toBe(other.id);
});

test("revokes the token of an earlier request", async () => {
  const { id } = await createMember();
  const [first, second] = [newEmail(), newEmail()];
  await requestEmailChange(id, first, "de");
  const token = await mailedToken(first);
  await requestEmailChange(id, second, "de");
  expect(await confirmEmailChange(token)).toBe(false);
  expect(await confirmEmailChange(await mailedToken(second))).toBe(true);
});

test("leaves the link of another account that asks for the same address", async () => {
  const [first, second] = [await createMember(), await createMember()];
  const wanted = newEmail();
  await requestEmailChange(first.id, wanted, "de");
  const token = await mailedToken(wanted);
  await requestEmailChange(second.id, wanted, "de");
  expect(await confirmEmailChange(token)).toBe(true);
  expect(await emailOf(first.id)).toBe(wanted);
});

test("revokes reset tokens of the former address", async () => {
  const { id, email } = await createMember();
  const expiresAt = new Date(Date.now() + 60_000);
  await db.insert(mailTokens).values({ tokenHash: "x", purpose: "reset", userId: id, email, expiresAt });
  const wanted = newEmail();
  await requestEmailChange(id, wanted, "de");
  await confirmEmailChange(await mailedToken(wanted));
  const isReset = and(eq(mailTokens.userId, id), eq(mailTokens.purpose, "reset"));
  expect(await db.$count(mailTokens, isReset)).toBe(0);
});

test("notifies the owner of a taken address and changes nothing", async () => {
  const [owner, member] = [await createMember(), await createMember()];
  await requestEmailChange(member.id, owner.email, "de");
  const [mail] = await mailsTo(owner.email);
  expect(mail?.text).not.toContain("token=");
  expect(await db.$count(mailTokens, eq(mailTokens.userId, member.id))).toBe(0);
});

test("rejects an address that was taken meanwhile", async () => {
  const { id, email } = await createMember();
  const wanted = newEmail();
  await requestEmailChange(id, wanted, "de");
  const token = await mailedToken(wanted);
  await createMember({ email: wanted });
  expect(await confirmEmailChange(token)).toBe(false);
  expect(await emailOf(id)).toBe(email);
});

test("rejects tokens of banned and deleted users and of other purposes", async () => {
  const { id, email } = await createMember();
  const wanted = newEmail();
  await requestEmailChange(id, wanted, "de");
  await db.update(users).set({ deletionRequestedAt: sql`now()` }).where(eq(users.id, id));
  expect(await confirmEmailChange(await mailedToken(wanted))).toBe(false);
  expect(await emailOf(id)).toBe(email);
  expect(await confirmEmailChange("x".repeat(43))).toBe(false);
});

test("keeps the subscription of the new address", async () => {
  const { id, email } = await createMember();
  const wanted = newEmail();
  for (const one of [email, wanted]) {
    await db.insert(newsletterSubscriptions).values({ email: one, locale: "de", consent: one, location: "footer" });
  }
  await requestEmailChange(id, wanted, "de");
  expect(await confirmEmailChange(await mailedToken(wanted))).toBe(true);
  const [kept] = await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, wanted));
  expect(kept?.consent).toBe(wanted);
});
