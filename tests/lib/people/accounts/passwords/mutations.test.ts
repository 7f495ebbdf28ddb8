import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { verifyCredentials } from "#lib/people/accounts/mutations.ts";
import { changePassword, requestReset, resetPassword } from "#lib/people/accounts/passwords/mutations.ts";
import { addDevice } from "#lib/platform/auth/devices/device-cookie.ts";
import { hashPassword } from "#lib/platform/auth/password-hash.ts";
import {
  createApiSession,
  createWebSession,
  endSessions,
  findUserBySessionId,
  findUserByToken,
} from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { credentials, mailTokens } from "#lib/platform/db/tables/accounts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import {
  countStatements,
  createMember,
  mailedToken,
  mailsTo,
  newClientId,
  newEmail,
  newRequester,
  password,
} from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

vi.mock("#lib/platform/auth/password-hash.ts", { spy: true });

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
  await requestReset({ email, locale: "de" }, newRequester());
  return mailedToken(email);
}

describe("requestReset", () => {
  test("accepts every address and sends a mail to accounts in the language of the page", async () => {
    const { email } = await createMember({ locale: "en" });
    const unknownEmail = newEmail();
    const banned = await createMember({ bannedAt: new Date() });
    for (const each of [email, unknownEmail, banned.email])
      await requestReset({ email: each, locale: "de" }, newRequester());
    expect(await mailsTo(unknownEmail)).toEqual([]);
    expect(await mailsTo(banned.email)).toEqual([]);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("/de/reset-password?token=");
  });

  test("runs as many statements for an unknown address and stores nothing", async () => {
    const { email } = await createMember();
    const unknownEmail = newEmail();
    const known = await countStatements(() => requestReset({ email, locale: "de" }, newRequester()));
    const unknown = await countStatements(() => requestReset({ email: unknownEmail, locale: "de" }, newRequester()));
    expect(known).toBeGreaterThan(5);
    // A savepoint and its rollback.
    expect(Math.abs(unknown - known)).toBeLessThanOrEqual(2);
    expect(await db.$count(mailTokens, eq(mailTokens.email, unknownEmail))).toBe(0);
    expect(await mailsTo(unknownEmail)).toEqual([]);
  });

  describe("with many requests", () => {
    const minuteMs = 60_000;
    const limitedFor = (minutes: number) => ({ code: "tooMany", retrySeconds: minutes * 60 });
    const ask = (email: string, requester = newRequester()) => requestReset({ email, locale: "de" }, requester);
    // The clock stands still; PostgreSQL knows only the present.
    beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() }));
    afterEach(() => void vi.useRealTimers());

    test("sends at most five mails in half an hour for strangers, whose requests are never refused", async () => {
      const { email } = await createMember();
      for (let n = 0; n < 12; n += 1) await ask(email);
      expect(await mailsTo(email)).toHaveLength(5);
      // So the owner on a new device finds a link that works.
      const token = await mailedToken(email);
      await ask(email);
      expect(await resetPassword({ token, password: newPassword })).toMatchObject({ error: null });
      // The links are used up now, so the next request brings another one.
      await ask(email);
      expect(await resetPassword({ token: await mailedToken(email), password })).toMatchObject({ error: null });
    });

    test("sends a mail to the owner's device, also after many requests of others", async () => {
      const { id, email } = await createMember();
      const stranger = newRequester();
      for (let n = 0; n < 3; n += 1) await ask(email, stranger);
      for (let n = 0; n < 17; n += 1) await ask(newEmail(), stranger);
      for (let n = 0; n < 4; n += 1) await ask(email);
      await expect(ask(email, stranger)).rejects.toMatchObject(limitedFor(30));
      expect(await mailsTo(email)).toHaveLength(5);
      await ask(email, { ...stranger, devices: addDevice("", { id, sessionEpoch: 0 }) });
      expect(await mailsTo(email)).toHaveLength(6);
      expect(await resetPassword({ token: await mailedToken(email), password: newPassword })).toMatchObject({
        error: null,
      });
    });

    test("limits the mails to an account that its devices ask for, all of them together", async () => {
      const { id, email } = await createMember();
      const askFromDevice = () =>
        ask(email, { client: newClientId(), devices: addDevice("", { id, sessionEpoch: 0 }) });
      for (let n = 0; n < 14; n += 1) await askFromDevice();
      expect(await mailsTo(email)).toHaveLength(10);
      // The link of the latest works; once it is used up, the next request brings another one.
      expect(await resetPassword({ token: await mailedToken(email), password: newPassword })).toMatchObject({
        error: null,
      });
      await ask(email);
      expect(await mailsTo(email)).toHaveLength(12);
    });

    test("a reset ends what devices were known by", async () => {
      const { id, email } = await createMember();
      const former = { client: newClientId(), devices: addDevice("", { id, sessionEpoch: 0 }) };
      await ask(email, former);
      await resetPassword({ token: await mailedToken(email), password: newPassword });
      for (let n = 0; n < 9; n += 1) await ask(email);
      const mails = await mailsTo(email);
      await ask(email, former);
      expect(await mailsTo(email)).toHaveLength(mails.length);
    });

    test("delays a client and a known device more and more, alike for an unknown address", async () => {
      const { id, email } = await createMember();
      const known = { client: newClientId(), devices: addDevice("", { id, sessionEpoch: 0 }) };
      for (const [address, requester] of [
        [email, newRequester()],
        [newEmail(), newRequester()],
        [email, known],
      ] as const) {
        for (let n = 0; n < 3; n += 1) await ask(address, requester);
        for (const minutes of [5, 15]) {
          await expect(ask(address, requester)).rejects.toMatchObject(limitedFor(minutes));
          vi.advanceTimersByTime(minutes * minuteMs);
          await ask(address, requester);
        }
      }
    });

    test("limits a client to twenty addresses in half an hour", async () => {
      const requester = newRequester();
      for (let n = 0; n < 20; n += 1) await ask(newEmail(), requester);
      vi.advanceTimersByTime(10 * minuteMs);
      await expect(ask(newEmail(), requester)).rejects.toMatchObject(limitedFor(20));
      await ask(newEmail());
    });

    test("runs as many statements for an unknown address when no mail is sent", async () => {
      const { email } = await createMember();
      const unknownEmail = newEmail();
      for (let n = 0; n < 5; n += 1) for (const each of [email, unknownEmail]) await ask(each);
      const known = await countStatements(() => ask(email));
      expect(await countStatements(() => ask(unknownEmail))).toBe(known);
      expect(await mailsTo(email)).toHaveLength(5);
    });
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

  test("keeps the token after a password that is easily guessed", async () => {
    const { email } = await createMember({ name: "Zoë Rührig" });
    const token = await requestResetToken(email);
    for (const [guessed, error] of [
      ["iloveyou1", "common"],
      ["121212121212", "pattern"],
      ["Ruehrig 2026", "personal"],
      [email, "personal"],
    ] as const) {
      expect(await resetPassword({ token, password: guessed })).toEqual({ error });
    }
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

  test("does not undo a reset by which sessions were ended meanwhile", async () => {
    const { id, email } = await createMember();
    const me = { id, sessionId: await createWebSession(id, "Firefox") };
    // Between the check of the former password and the new one.
    vi.mocked(hashPassword).mockImplementationOnce(async () => {
      await endSessions(id);
      return "hash";
    });
    await expect(changePassword({ current: password, password: newPassword }, me)).rejects.toMatchObject({
      code: "credentials",
    });
    expect(await canSignIn(email, password)).toBe(true);
  });

  test("refuses the own name and address", async () => {
    const { id, email } = await createMember({ name: "Ottilie Rührig" });
    const me = { id, sessionId: await createWebSession(id, "Firefox") };
    for (const own of ["Rührig 1990", email]) {
      expect(await changePassword({ current: password, password: own }, me)).toBe("personal");
    }
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
