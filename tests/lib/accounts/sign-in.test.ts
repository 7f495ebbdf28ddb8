import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { confirmEmail, signUp, verifyCredentials } from "#lib/accounts/mutations.ts";
import { verifyPassword } from "#lib/auth/password-hash.ts";
import { db } from "#lib/db/client.ts";
import { credentials } from "#lib/db/tables/accounts.ts";
import { users } from "#lib/db/tables/users.ts";
import { OverloadedError } from "#lib/http/concurrency-limit.ts";
import { createMember, mailedToken, mailsTo, newClientId, newEmail, password } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

vi.mock("#lib/auth/password-hash.ts", { spy: true });

// Hashing is slow on purpose.
vi.setConfig({ testTimeout: 30_000 });
setUpDatabase();
afterEach(() => {
  vi.clearAllMocks();
});

const trySignIn = (email: string, given = password, client = newClientId()) =>
  verifyCredentials({ email, password: given, locale: "de" }, client);

describe("returns the same after one hash for", () => {
  test("an unknown address", async () => {
    expect(await trySignIn(newEmail())).toEqual({ error: "wrong" });
    expect(verifyPassword).toHaveBeenCalledExactlyOnceWith(password, null);
  });

  test("a wrong password", async () => {
    const { email } = await createMember();
    expect(await trySignIn(email, "Quittengelee 1894")).toEqual({ error: "wrong" });
    expect(verifyPassword).toHaveBeenCalledTimes(1);
  });

  test("an account without a password", async () => {
    const { id, email } = await createMember();
    await db.delete(credentials).where(eq(credentials.userId, id));
    expect(await trySignIn(email)).toEqual({ error: "wrong" });
    expect(verifyPassword).toHaveBeenCalledExactlyOnceWith(password, null);
  });

  test("a banned user with the right password", async () => {
    const { email } = await createMember({ bannedAt: new Date() });
    expect(await trySignIn(email)).toEqual({ error: "wrong" });
    expect(verifyPassword).toHaveBeenCalledTimes(1);
  });

  test("a pending sign-up with a wrong password", async () => {
    const email = newEmail();
    await signUp({ name: "Wanda", email, password, newsletter: false, locale: "de", next: null }, newClientId());
    expect(await trySignIn(email, "Quittengelee 1894")).toEqual({ error: "wrong" });
    expect(await mailsTo(email)).toHaveLength(1);
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
  const allAreRight = (isRight: boolean) => vi.mocked(verifyPassword).mockResolvedValue(isRight);
  afterEach(() => {
    vi.mocked(verifyPassword).mockReset();
  });

  test("allow ten wrong passwords per hour and account", async () => {
    const { email } = await createMember();
    for (const each of [email, newEmail()]) {
      allAreRight(false);
      for (let n = 0; n < 10; n += 1) expect(await trySignIn(each)).toEqual({ error: "wrong" });
      vi.mocked(verifyPassword).mockClear();
      allAreRight(true);
      expect(await trySignIn(each)).toEqual({ error: "limited" });
      expect(verifyPassword).not.toHaveBeenCalled();
    }
  });

  test("allow 25 wrong passwords in five minutes per client", async () => {
    const client = newClientId();
    allAreRight(false);
    for (let n = 0; n < 25; n += 1) expect(await trySignIn(newEmail(), "guess", client)).toEqual({ error: "wrong" });
    const { email, id } = await createMember();
    allAreRight(true);
    expect(await trySignIn(email, password, client)).toEqual({ error: "limited" });
    expect(await trySignIn(email)).toMatchObject({ error: null, userId: id });
  });

  test("ignore right passwords", async () => {
    const { email } = await createMember();
    const client = newClientId();
    allAreRight(true);
    for (let n = 0; n < 30; n += 1) expect((await trySignIn(email, password, client)).error).toBeNull();
  });
});

test("ignore passwords that an overload left unchecked", async () => {
  const { email } = await createMember();
  vi.mocked(verifyPassword).mockRejectedValue(new OverloadedError("too many"));
  for (let n = 0; n < 20; n += 1) await expect(trySignIn(email)).rejects.toThrow("too many");
  vi.mocked(verifyPassword).mockReset();
  expect((await trySignIn(email)).error).toBeNull();
});
