import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { checkPassword } from "#lib/accounts/mutations.ts";
import { changePassword, requestReset, resetPassword } from "#lib/accounts/password-mutations.ts";
import { hashPassword } from "#lib/auth/password.ts";
import { findBySessionId, findByUserToken, openApiSession, openWebSession } from "#lib/auth/sessions.ts";
import { db } from "#lib/db/client.ts";
import { credentials, mailTokens } from "#lib/db/tables/accounts.ts";
import { users } from "#lib/db/tables/users.ts";
import {
  countStatements,
  lettersTo,
  newClient,
  newEmail,
  newMember,
  password,
  tokenTo,
} from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";

vi.mock("#lib/auth/password.ts", { spy: true });

// Hashing takes its time on purpose, and more on a machine that has other things to do.
vi.setConfig({ testTimeout: 30_000 });
ownDatabase();
afterEach(() => {
  vi.clearAllMocks();
});

const another = "Apfelkompott 1894";
const opens = async (email: string, given: string) =>
  (await checkPassword({ email, password: given, locale: "de" }, newClient())).problem === null;

/** Asks for a reset and takes the token out of the mail. */
async function forget(email: string): Promise<string> {
  await requestReset({ email, locale: "de" });
  return tokenTo(email);
}

describe("asking for a reset", () => {
  test("says the same for everybody; only an account gets a mail, in its own language", async () => {
    const { email } = await newMember({ locale: "en" });
    const nobody = newEmail();
    const banned = await newMember({ bannedAt: new Date() });
    for (const each of [email, nobody, banned.email])
      expect(await requestReset({ email: each, locale: "de" })).toBe(true);
    expect(await lettersTo(nobody)).toEqual([]);
    expect(await lettersTo(banned.email)).toEqual([]);
    const letters = await lettersTo(email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain("/en/reset-password?token=");
  });

  test("is as much work for nobody, of which nothing is left", async () => {
    const { email } = await newMember();
    const nobody = newEmail();
    const known = await countStatements(() => requestReset({ email, locale: "de" }));
    const unknown = await countStatements(() => requestReset({ email: nobody, locale: "de" }));
    expect(known).toBeGreaterThan(5);
    // A savepoint and the way back to it.
    expect(Math.abs(unknown - known)).toBeLessThanOrEqual(2);
    expect(await db.$count(mailTokens, eq(mailTokens.email, nobody))).toBe(0);
    expect(await lettersTo(nobody)).toEqual([]);
  });

  test("five times in half an hour per address, whether there is an account or not", async () => {
    const { email } = await newMember();
    for (const each of [email, newEmail()]) {
      for (let n = 0; n < 5; n += 1) expect(await requestReset({ email: each, locale: "de" })).toBe(true);
      expect(await requestReset({ email: each, locale: "de" })).toBe(false);
    }
  });
});

describe("resetting", () => {
  test("gives the new password, ends every session, tells by mail, and works once", async () => {
    const { id, email } = await newMember();
    const cookie = await openWebSession(id, "Firefox");
    const userToken = await openApiSession(id, "app");
    const token = await forget(email);
    expect(await resetPassword({ token, password: another })).toEqual({ problem: null, userId: id });
    expect([await opens(email, another), await opens(email, password)]).toEqual([true, false]);
    expect([await findBySessionId(cookie), await findByUserToken(userToken)]).toEqual([null, null]);
    expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual([
      "Vergib ein neues Passwort",
      "Dein Passwort ist geändert",
    ]);
    expect(await resetPassword({ token, password: "Birnenmus 1895" })).toEqual({ problem: "dead" });
    expect(await opens(email, another)).toBe(true);
  });

  test("confirms the address, and keeps an account that was to be deleted", async () => {
    const { id, email } = await newMember({ emailConfirmedAt: null, deletionRequestedAt: new Date() });
    await resetPassword({ token: await forget(email), password: another });
    const [user] = await db.select().from(users).where(eq(users.id, id));
    expect(user?.emailConfirmedAt).not.toBeNull();
    expect(user?.deletionRequestedAt).toBeNull();
  });

  test("a link is dead after an hour, when a later one was asked for, when the password was changed, and for the banned", async () => {
    const { id, email } = await newMember();
    const session = await openWebSession(id, "Firefox");
    const first = await forget(email);
    const second = await forget(email);
    expect(await resetPassword({ token: first, password: another })).toEqual({ problem: "dead" });
    await changePassword({ current: password, password: another }, { id, sessionId: session });
    expect(await resetPassword({ token: second, password })).toEqual({ problem: "dead" });
    const third = await forget(email);
    const late = { expiresAt: sql`${mailTokens.expiresAt} - interval '60 minutes'` };
    await db.update(mailTokens).set(late).where(eq(mailTokens.email, email));
    expect(await resetPassword({ token: third, password })).toEqual({ problem: "dead" });
    const fourth = await forget(email);
    await db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, id));
    expect(await resetPassword({ token: fourth, password })).toEqual({ problem: "dead" });
  });

  test("a guessed link costs no hash, and one for confirming is none for resetting", async () => {
    expect(await resetPassword({ token: "x".repeat(43), password: another })).toEqual({ problem: "dead" });
    expect(hashPassword).not.toHaveBeenCalled();
  });

  test("a link that went to an earlier address of the account is dead", async () => {
    const { id, email } = await newMember();
    const token = await forget(email);
    await db.update(users).set({ email: newEmail() }).where(eq(users.id, id));
    expect(await resetPassword({ token, password: another })).toEqual({ problem: "dead" });
  });

  test("one link used three times at once sets one password", async () => {
    const { email } = await newMember();
    const token = await forget(email);
    const tries = ["Erste Wahl 1", "Zweite Wahl 2", "Dritte Wahl 3"];
    const done = await Promise.all(tries.map((choice) => resetPassword({ token, password: choice })));
    expect(done.filter(({ problem }) => problem === null)).toHaveLength(1);
  });

  test("a common password leaves the link alive", async () => {
    const { email } = await newMember();
    const token = await forget(email);
    expect(await resetPassword({ token, password: "iloveyou1" })).toEqual({ problem: "common" });
    expect((await resetPassword({ token, password: another })).problem).toBeNull();
  });
});

describe("changing", () => {
  test("wants the old one, ends the other sessions and tells by mail", async () => {
    const { id, email } = await newMember();
    const [here, there] = [await openWebSession(id, "Firefox"), await openWebSession(id, "Safari")];
    const token = await openApiSession(id, "app");
    const me = { id, sessionId: here };
    expect(await changePassword({ current: "", password: another }, me)).toBe("wrong");
    expect(await changePassword({ current: another, password: another }, me)).toBe("wrong");
    expect(await changePassword({ current: password, password: "password1" }, me)).toBe("common");
    expect(await lettersTo(email)).toEqual([]);
    expect(await changePassword({ current: password, password: another }, me)).toBeNull();
    expect([await opens(email, another), await opens(email, password)]).toEqual([true, false]);
    expect((await findBySessionId(here))?.id).toBe(id);
    expect([await findBySessionId(there), await findByUserToken(token)]).toEqual([null, null]);
    expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual(["Dein Passwort ist geändert"]);
  });

  test("wants nothing of whoever has none yet", async () => {
    const { id, email } = await newMember();
    await db.delete(credentials).where(eq(credentials.userId, id));
    const sessionId = await openWebSession(id, "Firefox");
    expect(await changePassword({ current: "", password: another }, { id, sessionId })).toBeNull();
    expect(await opens(email, another)).toBe(true);
  });

  test("ten guesses an hour", async () => {
    const { id } = await newMember();
    const me = { id, sessionId: await openWebSession(id, "Firefox") };
    const guess = { current: "a guess, no more", password: another };
    for (let n = 0; n < 10; n += 1) expect(await changePassword(guess, me)).toBe("wrong");
    expect(await changePassword({ current: password, password: another }, me)).toBe("limited");
  });
});
