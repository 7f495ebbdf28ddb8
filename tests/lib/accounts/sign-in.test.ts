import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { checkPassword, confirmEmail, signUp } from "#lib/accounts/mutations.ts";
import { verifyPassword } from "#lib/auth/password.ts";
import { db } from "#lib/db/client.ts";
import { credentials } from "#lib/db/tables/accounts.ts";
import { users } from "#lib/db/tables/users.ts";
import { OverloadedError } from "#lib/limiter.ts";
import { lettersTo, newClient, newEmail, newMember, password, tokenTo } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";

vi.mock("#lib/auth/password.ts", { spy: true });

// Hashing takes its time on purpose, and more on a machine that has other things to do.
vi.setConfig({ testTimeout: 30_000 });
ownDatabase();
afterEach(() => {
  vi.clearAllMocks();
});

const check = (email: string, given = password, client = newClient()) =>
  checkPassword({ email, password: given, locale: "de" }, client);

describe("whoever may not come in hears the same, after one hash", () => {
  test("nobody of that address", async () => {
    expect(await check(newEmail())).toEqual({ problem: "wrong" });
    expect(verifyPassword).toHaveBeenCalledExactlyOnceWith(password, null);
  });

  test("another password", async () => {
    const { email } = await newMember();
    expect(await check(email, "Quittengelee 1894")).toEqual({ problem: "wrong" });
    expect(verifyPassword).toHaveBeenCalledTimes(1);
  });

  test("an account without a password", async () => {
    const { id, email } = await newMember();
    await db.delete(credentials).where(eq(credentials.userId, id));
    expect(await check(email)).toEqual({ problem: "wrong" });
    expect(verifyPassword).toHaveBeenCalledExactlyOnceWith(password, null);
  });

  test("somebody who is banned, with the right password", async () => {
    const { email } = await newMember({ bannedAt: new Date() });
    expect(await check(email)).toEqual({ problem: "wrong" });
    expect(verifyPassword).toHaveBeenCalledTimes(1);
  });

  test("somebody who waits for a confirmation, with another password", async () => {
    const email = newEmail();
    await signUp({ name: "Wanda", email, password, newsletter: false, locale: "de", next: null }, newClient());
    expect(await check(email, "Quittengelee 1894")).toEqual({ problem: "wrong" });
    expect(await lettersTo(email)).toHaveLength(1);
  });
});

test("the right password opens", async () => {
  const { id, email } = await newMember();
  expect(await check(email)).toEqual({ problem: null, userId: id });
});

test("before the address is confirmed the right password sends another link, and the earlier one is dead", async () => {
  const email = newEmail();
  await signUp({ name: "Walli", email, password, newsletter: false, locale: "de", next: null }, newClient());
  const early = await tokenTo(email);
  expect(await check(email)).toEqual({ problem: "unconfirmed" });
  expect(await lettersTo(email)).toHaveLength(2);
  expect(await confirmEmail(early)).toBeNull();
  const userId = await confirmEmail(await tokenTo(email));
  expect(userId).not.toBeNull();
  expect(await check(email)).toEqual({ problem: null, userId });
});

test("nobody's mailbox is filled by signing in", async () => {
  const email = newEmail();
  await signUp({ name: "Wilma", email, password, newsletter: false, locale: "de", next: null }, newClient());
  for (let n = 0; n < 6; n += 1) expect(await check(email)).toEqual({ problem: "unconfirmed" });
  expect(await lettersTo(email)).toHaveLength(5);
});

test("an account that was to be deleted stays when its owner is back, who is told so once", async () => {
  const { id, email } = await newMember({ deletionRequestedAt: new Date() });
  expect(await check(email, "Quittengelee 1894")).toEqual({ problem: "wrong" });
  const asked = async () => (await db.select().from(users).where(eq(users.id, id)))[0]?.deletionRequestedAt;
  expect(await asked()).not.toBeNull();
  expect(await lettersTo(email)).toEqual([]);
  for (let n = 0; n < 2; n += 1) expect(await check(email)).toEqual({ problem: null, userId: id });
  expect(await asked()).toBeNull();
  expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual(["Dein Konto bleibt"]);
});

describe("guessing does not pay", () => {
  // Counting needs no hashes, of which there would be many.
  const allAreRight = (isRight: boolean) => vi.mocked(verifyPassword).mockResolvedValue(isRight);
  afterEach(() => {
    vi.mocked(verifyPassword).mockReset();
  });

  test("ten wrong passwords an hour per account, from wherever; then not even the right one", async () => {
    const { email } = await newMember();
    for (const each of [email, newEmail()]) {
      allAreRight(false);
      for (let n = 0; n < 10; n += 1) expect(await check(each)).toEqual({ problem: "wrong" });
      vi.mocked(verifyPassword).mockClear();
      allAreRight(true);
      expect(await check(each)).toEqual({ problem: "limited" });
      expect(verifyPassword).not.toHaveBeenCalled();
    }
  });

  test("twenty-five wrong ones in five minutes per household, whoever's account", async () => {
    const client = newClient();
    allAreRight(false);
    for (let n = 0; n < 25; n += 1) expect(await check(newEmail(), "guess", client)).toEqual({ problem: "wrong" });
    const { email, id } = await newMember();
    allAreRight(true);
    expect(await check(email, password, client)).toEqual({ problem: "limited" });
    expect(await check(email)).toEqual({ problem: null, userId: id });
  });

  test("the right ones do not count", async () => {
    const { email } = await newMember();
    const client = newClient();
    allAreRight(true);
    for (let n = 0; n < 30; n += 1) expect((await check(email, password, client)).problem).toBeNull();
  });
});

test("when there are too many at once that is said, and it was no guess", async () => {
  const { email } = await newMember();
  vi.mocked(verifyPassword).mockRejectedValue(new OverloadedError("too many"));
  for (let n = 0; n < 20; n += 1) await expect(check(email)).rejects.toThrow("too many");
  vi.mocked(verifyPassword).mockReset();
  expect((await check(email)).problem).toBeNull();
});
