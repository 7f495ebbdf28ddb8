import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Requester } from "#lib/people/accounts/limits.ts";
import { confirmEmail, signUp, verifyCredentials } from "#lib/people/accounts/mutations.ts";
import { addDevice } from "#lib/platform/auth/devices/device-cookie.ts";
import { verifyPassword } from "#lib/platform/auth/password-hash.ts";
import { db } from "#lib/platform/db/client.ts";
import { credentials, mailTokens } from "#lib/platform/db/tables/accounts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { OverloadedError } from "#lib/platform/http/concurrency-limit.ts";
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

const trySignIn = (email: string, given = password, requester: Requester = newRequester()) =>
  verifyCredentials({ email, password: given, locale: "de" }, requester);

describe("returns the same after two hashes for", () => {
  test("an unknown address", async () => {
    expect(await trySignIn(newEmail())).toEqual({ error: "wrong" });
    expect(vi.mocked(verifyPassword).mock.calls).toEqual([
      [password, null],
      [password, null],
    ]);
  });

  test("a wrong password", async () => {
    const { email } = await createMember();
    expect(await trySignIn(email, "Quittengelee 1894")).toEqual({ error: "wrong" });
    expect(verifyPassword).toHaveBeenCalledTimes(2);
  });

  test("an account without a password", async () => {
    const { id, email } = await createMember();
    await db.delete(credentials).where(eq(credentials.userId, id));
    expect(await trySignIn(email)).toEqual({ error: "wrong" });
    expect(verifyPassword).toHaveBeenCalledTimes(2);
  });

  test("a banned user with the right password", async () => {
    const { email } = await createMember({ bannedAt: new Date() });
    expect(await trySignIn(email)).toEqual({ error: "wrong" });
    expect(verifyPassword).toHaveBeenCalledTimes(2);
  });

  test("a pending sign-up with a wrong password", async () => {
    const email = newEmail();
    await signUp({ name: "Wanda", email, password, newsletter: false, locale: "de", next: null }, newClientId());
    expect(await trySignIn(email, "Quittengelee 1894")).toEqual({ error: "wrong" });
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe("tells a stranger who signs up with an address and then signs in the same, whether it has", () => {
  const chosen = "Hagebuttentee 1896";
  const signUpAndIn = async (email: string) => {
    await signUp({ name: "Wim", email, password: chosen, newsletter: false, locale: "de", next: null }, newClientId());
    vi.clearAllMocks();
    return trySignIn(email, chosen);
  };

  test.each([
    ["no account", async () => newEmail(), 0],
    ["an account", async () => (await createMember()).email, 1],
    ["a banned account", async () => (await createMember({ bannedAt: new Date() })).email, 1],
    ["an unconfirmed account", async () => (await createMember({ emailConfirmedAt: null })).email, 0],
  ])("%s", async (_, createAddress, accounts) => {
    const email = await createAddress();
    expect(await signUpAndIn(email)).toEqual({ error: "unconfirmed" });
    expect(verifyPassword).toHaveBeenCalledTimes(2);
    const subject = accounts > 0 ? "Du hast schon ein Konto" : "Bestätige deine E-Mail-Adresse";
    expect((await mailsTo(email)).map((mail) => mail.subject)).toEqual([subject, subject]);
  });

  test("in as many statements", async () => {
    const [unknown, known] = [newEmail(), (await createMember()).email];
    for (const email of [unknown, known]) await signUpAndIn(email);
    const counts = [];
    for (const email of [unknown, known]) counts.push(await countStatements(() => trySignIn(email, chosen)));
    // A savepoint and its rollback.
    expect(Math.abs((counts[0] ?? 0) - (counts[1] ?? 0))).toBeLessThanOrEqual(2);
  });

  test("and leaves the account as it is", async () => {
    const { id, email } = await createMember();
    await signUpAndIn(email);
    expect(await trySignIn(email)).toMatchObject({ error: null, userId: id });
    expect(await trySignIn(email, chosen)).toEqual({ error: "unconfirmed" });
  });
});

test("accepts the right password", async () => {
  const { id, email } = await createMember();
  expect(await trySignIn(email)).toMatchObject({ error: null, userId: id });
});

test("sends a new link for an unconfirmed address and revokes the earlier one", async () => {
  const email = newEmail();
  await signUp({ name: "Walli", email, password, newsletter: false, locale: "de", next: null }, newClientId());
  const early = await mailedToken(email);
  expect(await trySignIn(email)).toEqual({ error: "unconfirmed" });
  expect(await mailsTo(email)).toHaveLength(2);
  expect(await confirmEmail(early)).toBeNull();
  const userId = await confirmEmail(await mailedToken(email));
  expect(userId).not.toBeNull();
  expect(await trySignIn(email)).toMatchObject({ error: null, userId });
});

test("limits the mails sent by signing in", async () => {
  const email = newEmail();
  await signUp({ name: "Wilma", email, password, newsletter: false, locale: "de", next: null }, newClientId());
  for (let n = 0; n < 6; n += 1) expect(await trySignIn(email)).toEqual({ error: "unconfirmed" });
  expect(await mailsTo(email)).toHaveLength(5);
});

test("sends a link although others have used up the mails, when the mailbox has no valid one", async () => {
  const email = newEmail();
  await signUp({ name: "Wenke", email, password, newsletter: false, locale: "de", next: null }, newClientId());
  for (let n = 0; n < 6; n += 1) await trySignIn(email);
  await db.delete(mailTokens).where(eq(mailTokens.email, email));
  for (let n = 0; n < 2; n += 1) expect(await trySignIn(email)).toEqual({ error: "unconfirmed" });
  expect(await mailsTo(email)).toHaveLength(6);
  expect(await confirmEmail(await mailedToken(email))).not.toBeNull();
});

test("cancels a deletion on sign-in and sends one mail", async () => {
  const { id, email } = await createMember({ deletionRequestedAt: new Date() });
  expect(await trySignIn(email, "Quittengelee 1894")).toEqual({ error: "wrong" });
  const asked = async () => (await db.select().from(users).where(eq(users.id, id)))[0]?.deletionRequestedAt;
  expect(await asked()).not.toBeNull();
  expect(await mailsTo(email)).toEqual([]);
  for (let n = 0; n < 2; n += 1) expect(await trySignIn(email)).toMatchObject({ error: null, userId: id });
  expect(await asked()).toBeNull();
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(["Dein Konto wird nicht gelöscht"]);
});

describe("rate limits", () => {
  // Counting needs no real hashes.
  const guess = "a guess, no more";
  const minuteMs = 60_000;
  const wait = (minutes: number) => vi.advanceTimersByTime(minutes * minuteMs);
  const limitedFor = (seconds: number) => ({ code: "tooMany", retrySeconds: seconds });
  const fail = async (email: string, times: number, requester: Requester) => {
    for (let n = 0; n < times; n += 1) expect(await trySignIn(email, guess, requester)).toEqual({ error: "wrong" });
  };
  const knownDevice = (id: string, client = newClientId()) => ({
    client,
    devices: addDevice("", { id, sessionEpoch: 0 }),
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "performance"], now: new Date("2026-03-01T12:00:00Z") });
    vi.mocked(verifyPassword).mockImplementation(async (given) => given === password);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.mocked(verifyPassword).mockReset();
  });

  test("never refuse the right password from an address without failures", async () => {
    const { id, email } = await createMember();
    for (let client = 0; client < 5; client += 1) await fail(email, 10, newRequester());
    expect(await trySignIn(email)).toMatchObject({ error: null, userId: id });
  });

  test("never refuse a device that has signed in before, even in the network of a guesser", async () => {
    const { id, email } = await createMember();
    const guesser = newRequester();
    await fail(email, 10, guesser);
    for (let n = 0; n < 15; n += 1) await fail(newEmail(), 1, guesser);
    await expect(trySignIn(email, password, guesser)).rejects.toMatchObject({ code: "tooMany" });
    const device = knownDevice(id, guesser.client);
    await fail(email, 9, device);
    expect(await trySignIn(email, password, device)).toMatchObject({ error: null, userId: id });
  });

  test("count the failures of a known device for itself, and help no other account", async () => {
    const [anna, tom] = [await createMember(), await createMember()];
    const device = knownDevice(anna.id);
    await fail(anna.email, 10, device);
    await expect(trySignIn(anna.email, password, device)).rejects.toMatchObject(limitedFor(60));
    expect((await trySignIn(anna.email, password, knownDevice(anna.id, device.client))).error).toBeNull();
    await fail(tom.email, 10, device);
    await expect(trySignIn(tom.email, password, device)).rejects.toMatchObject(limitedFor(60));
  });

  test("delay a guesser more and more, and tell how long, alike for an unknown address", async () => {
    const { email } = await createMember();
    for (const each of [email, newEmail()]) {
      const requester = newRequester();
      await fail(each, 10, requester);
      vi.mocked(verifyPassword).mockClear();
      for (const minutes of [1, 2, 5, 15, 30, 60, 60]) {
        await expect(trySignIn(each, password, requester)).rejects.toMatchObject(limitedFor(minutes * 60));
        wait(minutes / 2);
        await expect(trySignIn(each, password, requester)).rejects.toMatchObject(limitedFor(minutes * 30));
        expect(verifyPassword).not.toHaveBeenCalled();
        wait(minutes / 2);
        await fail(each, 1, requester);
        vi.mocked(verifyPassword).mockClear();
      }
    }
  });

  test("allow 25 wrong passwords in five minutes per client", async () => {
    const requester = newRequester();
    for (let n = 0; n < 25; n += 1) await fail(newEmail(), 1, requester);
    const { email, id } = await createMember();
    wait(2);
    await expect(trySignIn(email, password, requester)).rejects.toMatchObject(limitedFor(180));
    expect(await trySignIn(email)).toMatchObject({ error: null, userId: id });
    wait(3);
    expect(await trySignIn(email, password, requester)).toMatchObject({ error: null, userId: id });
  });

  test("count the /48 of IPv6 guessers", async () => {
    const { email } = await createMember();
    const network = `2001:db8:${newClientId().slice(-3)}`;
    for (let n = 0; n < 100; n += 1) await fail(email, 1, { client: `${network}:${n}`, devices: "" });
    const next = { client: `${network}:fff`, devices: "" };
    await expect(trySignIn(email, password, next)).rejects.toMatchObject(limitedFor(60));
  });

  test("ignore right passwords", async () => {
    const { email } = await createMember();
    const requester = newRequester();
    for (let n = 0; n < 30; n += 1) expect((await trySignIn(email, password, requester)).error).toBeNull();
  });

  test("ignore passwords that an overload left unchecked", async () => {
    const { email } = await createMember();
    const requester = newRequester();
    vi.mocked(verifyPassword).mockRejectedValue(new OverloadedError("too many"));
    for (let n = 0; n < 20; n += 1) await expect(trySignIn(email, password, requester)).rejects.toThrow("too many");
    vi.mocked(verifyPassword).mockResolvedValue(true);
    expect((await trySignIn(email, password, requester)).error).toBeNull();
  });
});
