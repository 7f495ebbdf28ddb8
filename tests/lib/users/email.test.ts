import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { isMailTokenValid } from "#lib/auth/mail-tokens.ts";
import { db } from "#lib/db/client.ts";
import { mailTokens } from "#lib/db/tables/accounts.ts";
import { newsletterSubscriptions } from "#lib/db/tables/mail.ts";
import { users } from "#lib/db/tables/users.ts";
import { askNewAddress, changeAddress } from "#lib/users/email.ts";
import { lettersTo, newEmail, newMember, tokenTo } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";

ownDatabase();

const emailOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]?.email;
const subscribers = async () => (await db.select().from(newsletterSubscriptions)).map(({ email }) => email);

test("an address counts once its owner has pressed the link, and the former one is told", async () => {
  const member = await newMember({ locale: "en" });
  await db
    .insert(newsletterSubscriptions)
    .values({ email: member.email, locale: "de", consent: "v1", location: "footer" });
  const email = newEmail();
  await askNewAddress(member.id, email, "de");
  expect(await emailOf(member.id)).toBe(member.email);
  const token = await tokenTo(email);
  expect(await isMailTokenValid("email", token)).toBe(true);
  expect(await changeAddress(token)).toBe(true);
  expect(await emailOf(member.id)).toBe(email);
  expect(await subscribers()).toContain(email);
  expect(await subscribers()).not.toContain(member.email);
  expect((await lettersTo(member.email)).map(({ subject }) => subject)).toEqual([
    "Your email address has been changed",
  ]);
  expect(await changeAddress(token)).toBe(false);
});

test("a later wish makes the earlier link dead", async () => {
  const { id } = await newMember();
  const [first, second] = [newEmail(), newEmail()];
  await askNewAddress(id, first, "de");
  const token = await tokenTo(first);
  await askNewAddress(id, second, "de");
  expect(await changeAddress(token)).toBe(false);
  expect(await changeAddress(await tokenTo(second))).toBe(true);
});

test("links to a new password under way to the former address are dead as well", async () => {
  const { id, email } = await newMember();
  const expiresAt = new Date(Date.now() + 60_000);
  await db.insert(mailTokens).values({ tokenHash: "x", purpose: "reset", userId: id, email, expiresAt });
  const wanted = newEmail();
  await askNewAddress(id, wanted, "de");
  await changeAddress(await tokenTo(wanted));
  expect(await db.$count(mailTokens, eq(mailTokens.userId, id))).toBe(0);
});

test("an address somebody has: they get the mail, and nothing changes hands", async () => {
  const [owner, member] = [await newMember(), await newMember()];
  await askNewAddress(member.id, owner.email, "de");
  const [letter] = await lettersTo(owner.email);
  expect(letter?.text).not.toContain("token=");
  expect(await db.$count(mailTokens, eq(mailTokens.userId, member.id))).toBe(0);
});

test("an address somebody else has taken meanwhile is theirs", async () => {
  const { id, email } = await newMember();
  const wanted = newEmail();
  await askNewAddress(id, wanted, "de");
  const token = await tokenTo(wanted);
  await newMember({ email: wanted });
  expect(await changeAddress(token)).toBe(false);
  expect(await emailOf(id)).toBe(email);
});

test("a link is of no use to whoever is banned or leaving, nor is a link for something else", async () => {
  const { id, email } = await newMember();
  const wanted = newEmail();
  await askNewAddress(id, wanted, "de");
  await db.update(users).set({ deletionRequestedAt: sql`now()` }).where(eq(users.id, id));
  expect(await changeAddress(await tokenTo(wanted))).toBe(false);
  expect(await emailOf(id)).toBe(email);
  expect(await changeAddress("x".repeat(43))).toBe(false);
});

test("a subscription the new address has of its own stays as it is", async () => {
  const { id, email } = await newMember();
  const wanted = newEmail();
  for (const one of [email, wanted]) {
    await db.insert(newsletterSubscriptions).values({ email: one, locale: "de", consent: one, location: "footer" });
  }
  await askNewAddress(id, wanted, "de");
  expect(await changeAddress(await tokenTo(wanted))).toBe(true);
  const [kept] = await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, wanted));
  expect(kept?.consent).toBe(wanted);
});
