import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { requestDeletion } from "#lib/people/accounts/deletion/mutations.ts";
import { confirmEmailChange, requestEmailChange } from "#lib/people/accounts/email-change/mutations.ts";
import { restoreFormerEmail } from "#lib/people/accounts/email-change/restore-mutations.ts";
import { verifyCredentials } from "#lib/people/accounts/mutations.ts";
import { changePassword, requestReset, resetPassword } from "#lib/people/accounts/passwords/mutations.ts";
import { isMailTokenValid } from "#lib/platform/auth/mail-tokens.ts";
import {
  createApiSession,
  createWebSession,
  findUserBySessionId,
  findUserByToken,
} from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { connectedAccounts, mailTokens } from "#lib/platform/db/tables/accounts.ts";
import { newsletterSubscriptions } from "#lib/platform/db/tables/newsletters.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createMember, mailedToken, mailsTo, newEmail, newRequester, password } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const findUser = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0];
const signIn = async (email: string, typed: string) =>
  (await verifyCredentials({ email, password: typed, locale: "de" }, newRequester())).error;
const newPassword = "Apfelkompott 1894";

/** Moves an account to another address and returns the address. */
async function changeEmail(id: string): Promise<string> {
  const email = newEmail();
  await requestEmailChange(id, email, "de");
  expect(await confirmEmailChange(await mailedToken(email))).toBe(true);
  return email;
}

test("gives the account back to its owner after all that a thief may have done with it", async () => {
  const { id, email } = await createMember({ locale: "en" });
  await db.insert(newsletterSubscriptions).values({ email, locale: "de", consent: "v1", location: "footer" });
  await db.insert(connectedAccounts).values({ provider: "google", subject: `own-${id}`, userId: id, email });
  const theirs = await changeEmail(id);
  const token = await mailedToken(email);
  const web = await createWebSession(id, "Firefox");
  const app = await createApiSession(id, "app");
  await changePassword({ current: password, password: newPassword }, { id, sessionId: web });
  await db.insert(connectedAccounts).values({ provider: "apple", subject: `new-${id}`, userId: id, email });
  await db.insert(connectedAccounts).values({ provider: "facebook", subject: `f-${id}`, userId: id, email: theirs });
  await requestReset({ email: theirs, locale: "de" }, newRequester());
  const theirReset = await mailedToken(theirs);
  await requestDeletion(id);

  const reset = (await restoreFormerEmail(token)) ?? "";
  expect(await findUser(id)).toMatchObject({ email, deletionRequestedAt: null });
  expect([await findUserBySessionId(web), await findUserByToken(app)]).toEqual([null, null]);
  expect(await signIn(email, newPassword)).toBe("wrong");
  expect(await signIn(email, password)).toBe("wrong");
  expect(await resetPassword({ token: theirReset, password: "Birnenmus 1895" })).toEqual({ error: "dead" });
  const kept = await db.select().from(connectedAccounts).where(eq(connectedAccounts.userId, id));
  expect(kept.map(({ provider }) => provider)).toEqual(["google"]);
  const [subscription] = await db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  expect(subscription).toBeDefined();
  expect((await mailsTo(theirs)).at(-1)?.subject).toBe("The change of your email address has been undone");
  expect((await resetPassword({ token: reset, password: "Birnenmus 1895" })).error).toBeNull();
  expect(await signIn(email, "Birnenmus 1895")).toBeNull();
  expect(await restoreFormerEmail(token)).toBeNull();
});

test("holds against further changes, and those cannot be taken back to a thief", async () => {
  const { id, email } = await createMember();
  const first = await changeEmail(id);
  const second = await changeEmail(id);
  const [own, theirs] = [await mailedToken(email), await mailedToken(first)];
  expect(await restoreFormerEmail(theirs)).not.toBeNull();
  expect((await findUser(id))?.email).toBe(first);
  await changeEmail(id);
  expect(await restoreFormerEmail(own)).not.toBeNull();
  expect((await findUser(id))?.email).toBe(email);
  expect(await restoreFormerEmail(await mailedToken(first))).toBeNull();
  expect(await restoreFormerEmail(await mailedToken(second))).toBeNull();
});

test("is possible for seven days", async () => {
  const { id, email } = await createMember();
  await changeEmail(id);
  const token = await mailedToken(email);
  const [row] = await db.select().from(mailTokens).where(eq(mailTokens.email, email));
  expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBeCloseTo(7 * 86_400_000, -5);
  await db.update(mailTokens).set({ expiresAt: sql`now()` }).where(eq(mailTokens.email, email));
  expect(await restoreFormerEmail(token)).toBeNull();
});

test("changes nothing when the address has a new account, or for a banned user", async () => {
  const { id, email } = await createMember();
  const theirs = await changeEmail(id);
  const token = await mailedToken(email);
  const { id: newId } = await createMember({ email });
  expect(await restoreFormerEmail(token)).toBeNull();
  expect((await findUser(id))?.email).toBe(theirs);
  expect(await signIn(theirs, password)).toBeNull();
  // The token is not used up by that.
  expect(await isMailTokenValid("restoreEmail", token)).toBe(true);
  await db.delete(users).where(eq(users.id, newId));
  await db.update(users).set({ bannedAt: sql`now()` }).where(eq(users.id, id));
  expect(await restoreFormerEmail(token)).toBeNull();
  expect((await findUser(id))?.email).toBe(theirs);
});
