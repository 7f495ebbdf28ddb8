import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { verifyCredentials } from "#lib/accounts/mutations.ts";
import { changePassword, requestReset, resetPassword } from "#lib/accounts/passwords/mutations.ts";
import { hashPassword } from "#lib/auth/password-hash.ts";
import { createApiSession, createWebSession, findUserBySessionId, findUserByToken } from "#lib/auth/sessions.ts";
import { db } from "#lib/db/client.ts";
import { credentials, mailTokens } from "#lib/db/tables/accounts.ts";
import { users } from "#lib/db/tables/users.ts";
import {
  countStatements,
  createMember,
  mailedToken,
  mailsTo,
  newEmail,
  newRequester,
  password,
} from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

vi.mock("#lib/auth/password-hash.ts", { spy: true });

// Hashing is slow on purpose.
vi.setConfig({ testTimeout: 30_000 });
setUpDatabase();
afterEach(() => {
  vi.clearAllMocks();
});

const newPassword = "Apfelkompott 1894";
const canSignIn = async (email: string, given: string) =>
  (await verifyCredentials({ email, password: given, locale: "de" }, newRequester())).error === null;

/** Requests a reset and returns the token of the mail. */
async function requestResetToken(email: string): Promise<string> {
  await requestReset({ email, locale: "de" });
  return mailedToken(email);
}

describe("requestReset", () => {
  test("returns true for every address and sends a mail to accounts in the language of the page", async () => {
    const { email } = await createMember({ locale: "en" });
    const unknownEmail = newEmail();
    const banned = await createMember({ bannedAt: new Date() });
    for (const each of [email, unknownEmail, banned.email])
      expect(await requestReset({ email: each, locale: "de" })).toBe(true);
    expect(await mailsTo(unknownEmail)).toEqual([]);
    expect(await mailsTo(banned.email)).toEqual([]);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("/de/reset-password?token=");
  });

  test("runs as many statements for an unknown address and stores nothing", async () => {
    const { email } = await createMember();
    const unknownEmail = newEmail();
    const known = await countStatements(() => requestReset({ email, locale: "de" }));
    const unknown = await countStatements(() => requestReset({ email: unknownEmail, locale: "de" }));
    expect(known).toBeGreaterThan(5);
    // A savepoint and its rollback.
    expect(Math.abs(unknown - known)).toBeLessThanOrEqual(2);
    expect(await db.$count(mailTokens, eq(mailTokens.email, unknownEmail))).toBe(0);
    expect(await mailsTo(unknownEmail)).toEqual([]);
  });

  test("limits an address to five in half an hour", async () => {
    const { email } = await createMember();
    for (const each of [email, newEmail()]) {
      for (let n = 0; n < 5; n += 1) expect(await requestReset({ email: each, locale: "de" })).toBe(true);
      expect(await requestReset({ email: each, locale: "de" })).toBe(false);
    }
  });
});

describe("resetPassword", () => {
  test("sets the password, ends all sessions, sends a mail and accepts the token once", async () => {
    const { id, email } = await createMember();
    const cookie = await createWebSession(id, "Firefox");
    const userToken = await createApiSession(id, "app");
    const token = await requestResetToken(email);
    expect(await resetPassword({ token, password: newPassword })).toMatchObject({ error: null, userId: id });
    expect([await canSignIn(email, newPassword), await canSignIn(email, password)]).toEqual([true, false]);
    expect([await findUserBySessionId(cookie), await findUserByToken(userToken)]).toEqual([null, null]);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      "Lege ein neues Passwort fest",
      "Dein Passwort wurde geändert",
    ]);
    expect(await resetPassword({ token, password: "Birnenmus 1895" })).toEqual({ error: "dead" });
    expect(await canSignIn(email, newPassword)).toBe(true);
  });

  test("confirms the address and cancels a deletion", async () => {
    const { id, email } = await createMember({ emailConfirmedAt: null, deletionRequestedAt: new Date() });
    await resetPassword({ token: await requestResetToken(email), password: newPassword });
    const [user] = await db.select().from(users).where(eq(users.id, id));
    expect(user?.emailConfirmedAt).not.toBeNull();
    expect(user?.deletionRequestedAt).toBeNull();
  });

  test("rejects tokens that are expired, replaced, outdated by a new password or of a banned user", async () => {
    const { id, email } = await createMember();
    const session = await createWebSession(id, "Firefox");
    const first = await requestResetToken(email);
    const second = await requestResetToken(email);
    expect(await resetPassword({ token: first, password: newPassword })).toEqual({ error: "dead" });
    await changePassword({ current: password, password: newPassword }, { id, sessionId: session });
    expect(await resetPassword({ token: second, password })).toEqual({ error: "dead" });
    const third = await requestResetToken(email);
    const late = { expiresAt: sql`${mailTokens.expiresAt} - interval '60 minutes'` };
    await db.update(mailTokens).set(late).where(eq(mailTokens.email, email));
    expect(await resetPassword({ token: third, password })).toEqual({ error: "dead" });
    const fourth = await requestResetToken(email);
    await db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, id));
    expect(await resetPassword({ token: fourth, password })).toEqual({ error: "dead" });
  });

  test("rejects a guessed token without hashing, and a token of another purpose", async () => {
    expect(await resetPassword({ token: "x".repeat(43), password: newPassword })).toEqual({ error: "dead" });
    expect(hashPassword).not.toHaveBeenCalled();
  });

  test("rejects a token sent to a former address", async () => {
    const { id, email } = await createMember();
    const token = await requestResetToken(email);
    await db.update(users).set({ email: newEmail() }).where(eq(users.id, id));
    expect(await resetPassword({ token, password: newPassword })).toEqual({ error: "dead" });
  });

  test("accepts one of three concurrent requests with a token", async () => {
    const { email } = await createMember();
    const token = await requestResetToken(email);
    const tries = ["Erste Wahl 1", "Zweite Wahl 2", "Dritte Wahl 3"];
    const done = await Promise.all(tries.map((choice) => resetPassword({ token, password: choice })));
    expect(done.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test("keeps the token after a common password", async () => {
    const { email } = await createMember();
    const token = await requestResetToken(email);
    expect(await resetPassword({ token, password: "iloveyou1" })).toEqual({ error: "common" });
    expect((await resetPassword({ token, password: newPassword })).error).toBeNull();
  });
});

describe("changePassword", () => {
  test("requires the current password, ends other sessions and sends a mail", async () => {
    const { id, email } = await createMember();
    const [here, there] = [await createWebSession(id, "Firefox"), await createWebSession(id, "Safari")];
    const token = await createApiSession(id, "app");
    const me = { id, sessionId: here };
    expect(await changePassword({ current: "", password: newPassword }, me)).toBe("wrong");
    expect(await changePassword({ current: newPassword, password: newPassword }, me)).toBe("wrong");
    expect(await changePassword({ current: password, password: "password1" }, me)).toBe("common");
    expect(await mailsTo(email)).toEqual([]);
    expect(await changePassword({ current: password, password: newPassword }, me)).toBeNull();
    expect([await canSignIn(email, newPassword), await canSignIn(email, password)]).toEqual([true, false]);
    expect((await findUserBySessionId(here))?.id).toBe(id);
    expect([await findUserBySessionId(there), await findUserByToken(token)]).toEqual([null, null]);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(["Dein Passwort wurde geändert"]);
  });

  test("requires no password from a user without one", async () => {
    const { id, email } = await createMember();
    await db.delete(credentials).where(eq(credentials.userId, id));
    const sessionId = await createWebSession(id, "Firefox");
    expect(await changePassword({ current: "", password: newPassword }, { id, sessionId })).toBeNull();
    expect(await canSignIn(email, newPassword)).toBe(true);
  });

  test("limits wrong passwords to ten per hour", async () => {
    const { id } = await createMember();
    const me = { id, sessionId: await createWebSession(id, "Firefox") };
    const guess = { current: "a guess, no more", password: newPassword };
    for (let n = 0; n < 10; n += 1) expect(await changePassword(guess, me)).toBe("wrong");
    const refused = changePassword({ current: password, password: newPassword }, me);
    await expect(refused).rejects.toMatchObject({ code: "tooMany" });
  });
});
