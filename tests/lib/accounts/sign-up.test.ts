import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { confirmEmail, signUp, sweepSignUps } from "#lib/accounts/mutations.ts";
import { firstPasswordToken, resetPassword } from "#lib/accounts/password-mutations.ts";
import { admit, findConnectedUser } from "#lib/auth/external.ts";
import { hashPassword, verifyPassword } from "#lib/auth/password.ts";
import { db } from "#lib/db/client.ts";
import { credentials, mailTokens, sessions, signUps } from "#lib/db/tables/accounts.ts";
import { newsletterSubscriptions } from "#lib/db/tables/mail.ts";
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

let count = 0;
const newName = () => `Jonas ${++count}`;

function ask(changes: Partial<Parameters<typeof signUp>[0]> = {}, client = newClient()) {
  const form = { name: newName(), email: newEmail(), password, newsletter: false, locale: "de", next: null } as const;
  return signUp({ ...form, ...changes }, client);
}

const userOf = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0];
const waitingFor = (email: string) => db.select().from(signUps).where(eq(signUps.email, email));

async function opensWith(userId: string, typed: string): Promise<boolean> {
  const [row] = await db.select().from(credentials).where(eq(credentials.userId, userId));
  return verifyPassword(typed, row?.passwordHash ?? null);
}

/** Signs up and opens the link of the mail. */
async function join(name: string) {
  const email = newEmail();
  expect(await ask({ name, email })).toBeNull();
  await confirmEmail(await tokenTo(email));
  return userOf(email);
}

describe("signing up", () => {
  test("makes nobody of the address before it is proved: one hash, one mail, no user, no session", async () => {
    const email = newEmail();
    expect(await ask({ email, next: "/de/rezepte" })).toBeNull();
    expect(hashPassword).toHaveBeenCalledTimes(1);
    const letters = await lettersTo(email);
    expect(letters.map(({ subject }) => subject)).toEqual(["Bestätige deine E-Mail-Adresse"]);
    expect(letters[0]?.text).toMatch(/\/de\/e-mail-bestaetigen\?token=[\w-]{43}&next=%2Fde%2Frezepte/);
    expect(await userOf(email)).toBeUndefined();
    expect(await db.$count(sessions)).toBe(0);
  });

  test("says the same for an address that has an account, after the same hash; the mail says the rest", async () => {
    const { id, email, name } = await newMember({ locale: "en" });
    const [before] = await db.select().from(credentials).where(eq(credentials.userId, id));
    vi.clearAllMocks();
    expect(await ask({ email, password: "another one entirely" })).toBeNull();
    expect(hashPassword).toHaveBeenCalledTimes(1);
    expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual(["You already have an account"]);
    expect(await waitingFor(email)).toEqual([]);
    expect(await db.select().from(credentials).where(eq(credentials.userId, id))).toEqual([before]);
    expect((await userOf(email))?.name).toBe(name);
  });

  test("is as much work for an address that has an account, whose own tokens stay", async () => {
    const { id, email } = await newMember();
    const known = await countStatements(() => ask({ email }));
    const unknown = await countStatements(() => ask());
    expect(known).toBeGreaterThan(6);
    // A savepoint and the way back to it.
    expect(Math.abs(unknown - known)).toBeLessThanOrEqual(2);
    expect(await db.$count(mailTokens, eq(mailTokens.email, email))).toBe(0);
    expect((await userOf(email))?.id).toBe(id);
  });

  test("keeps no name from anybody until the address is proved, so that names tell nothing about addresses", async () => {
    const { email } = await newMember();
    const name = newName();
    expect(await ask({ name, email })).toBeNull();
    expect(await ask({ name })).toBeNull();
    const other = newName();
    expect(await ask({ name: other })).toBeNull();
    expect(await ask({ name: other })).toBeNull();
  });

  test("once more with the same address and password: the later name counts, the earlier link is dead", async () => {
    const email = newEmail();
    await ask({ email, name: "Early Bird" });
    const early = await tokenTo(email);
    await ask({ email, name: "Late Bird" });
    expect(await confirmEmail(early)).toBeNull();
    expect(await userOf(email)).toBeUndefined();
    const id = (await confirmEmail(await tokenTo(email))) ?? "";
    expect(await userOf(email)).toMatchObject({ id, name: "Late Bird" });
    expect(await opensWith(id, password)).toBe(true);
    expect(await firstPasswordToken(id)).toBeNull();
  });

  test.each([
    ["before the owner", ["Apfelkompott 1893", password]],
    ["after the owner", [password, "Apfelkompott 1893"]],
    ["between two tries of the owner", [password, "Apfelkompott 1893", password]],
  ])("somebody else who asks with this address %s gets no way into the account", async (_, passwords) => {
    const email = newEmail();
    for (const chosen of passwords) await ask({ email, password: chosen, newsletter: true });
    const id = (await confirmEmail(await tokenTo(email))) ?? "";
    expect(await userOf(email)).toMatchObject({ id });
    for (const chosen of passwords) expect(await opensWith(id, chosen)).toBe(false);
    expect(await db.$count(newsletterSubscriptions, eq(newsletterSubscriptions.email, email))).toBe(0);
    const token = (await firstPasswordToken(id)) ?? "";
    expect(await resetPassword({ token, password: "Pflaumenmus 1901" })).toEqual({ problem: null, userId: id });
    expect(await opensWith(id, "Pflaumenmus 1901")).toBe(true);
    expect(await firstPasswordToken(id)).toBeNull();
  });

  test("an account elsewhere that claims the same address gets no way in either, whoever was first", async () => {
    const stranger = { provider: "facebook", subject: "4711", name: "Mallory", isEmailVerified: false } as const;
    for (const isFirst of [true, false]) {
      const email = newEmail();
      if (!isFirst) await ask({ email });
      await admit({ ...stranger, email }, "de");
      await admit({ ...stranger, email }, "de");
      if (isFirst) await ask({ email });
      const id = (await confirmEmail(await tokenTo(email))) ?? "";
      expect(await findConnectedUser(stranger)).toBeNull();
      expect(await opensWith(id, password)).toBe(false);
      expect(await firstPasswordToken(id)).toMatch(/^[\w-]{43}$/);
    }
  });

  test.each(["anna bäcker", "ANNA BÄCKER", "Anna Bäcker"])(
    "a name is taken however it is written: %s",
    async (name) => {
      if (!(await userOf("baecker@example.org")))
        await newMember({ name: "Anna Bäcker", email: "baecker@example.org" });
      expect(await ask({ name })).toBe("nameTaken");
    },
  );

  test("refuses the commonest passwords, in any case", async () => {
    expect(await ask({ password: "password" })).toBe("common");
    expect(await ask({ password: "Football1" })).toBe("common");
    expect(await ask({ password: "qwertyuiop" })).toBe("common");
    expect(hashPassword).not.toHaveBeenCalled();
  });

  test("a household asks five times in half an hour, and five mails go to one address", async () => {
    const client = newClient();
    for (let n = 0; n < 5; n += 1) expect(await ask({}, client)).toBeNull();
    expect(await ask({}, client)).toBe("limited");
    const email = newEmail();
    for (let n = 0; n < 5; n += 1) expect(await ask({ email })).toBeNull();
    expect(await ask({ email })).toBe("limited");
    expect(await lettersTo(email)).toHaveLength(5);
  });
});

describe("confirming", () => {
  test("opens the account, once", async () => {
    const email = newEmail();
    const name = newName();
    await ask({ email, name, locale: "en" });
    const token = await tokenTo(email);
    const id = await confirmEmail(token);
    expect(await userOf(email)).toMatchObject({ id, name, locale: "en", newType: "community" });
    expect((await userOf(email))?.emailConfirmedAt).not.toBeNull();
    expect(await waitingFor(email)).toEqual([]);
    expect(await confirmEmail(token)).toBeNull();
  });

  test("does nothing after 48 hours", async () => {
    const email = newEmail();
    await ask({ email });
    const token = await tokenTo(email);
    const late = { expiresAt: sql`${mailTokens.expiresAt} - interval '48 hours'` };
    await db.update(mailTokens).set(late).where(eq(mailTokens.email, email));
    expect(await confirmEmail(token)).toBeNull();
    expect(await userOf(email)).toBeUndefined();
  });

  test("finds an address for every name", async () => {
    expect((await join("Jörg Ähre"))?.slug).toBe("joerg-aehre");
    expect((await join("Joerg Aehre"))?.slug).toBe("joerg-aehre-2");
    expect((await join("Likes"))?.slug).not.toBe("likes");
    expect((await join("Me"))?.slug).not.toBe("me");
    expect((await join("美食家"))?.slug).toMatch(/^[a-z0-9-]+$/);
  });

  test("gives a number to whoever was slower with a name", async () => {
    const [first, second] = [newEmail(), newEmail()];
    await ask({ email: first, name: "Mia Mohn" });
    await ask({ email: second, name: "mia mohn" });
    await confirmEmail(await tokenTo(first));
    await confirmEmail(await tokenTo(second));
    expect((await userOf(first))?.name).toBe("Mia Mohn");
    expect((await userOf(second))?.name).toBe("mia mohn 2");
  });

  test("leads into an account that was opened with the same address in the meantime, and changes nothing there", async () => {
    const email = newEmail();
    await ask({ email, password: "Apfelkompott 1893" });
    const { id } = await newMember({ email, deletionRequestedAt: new Date() });
    expect(await confirmEmail(await tokenTo(email))).toBe(id);
    const [row] = await db.select().from(credentials).where(eq(credentials.userId, id));
    expect(await verifyPassword(password, row?.passwordHash ?? null)).toBe(true);
    expect((await userOf(email))?.deletionRequestedAt).toBeNull();
  });

  test("leads nobody in who is banned", async () => {
    const email = newEmail();
    await ask({ email });
    await newMember({ email, bannedAt: new Date() });
    expect(await confirmEmail(await tokenTo(email))).toBeNull();
  });

  test("takes down the newsletter, if that was ticked, with what was agreed to", async () => {
    const [yes, no] = [newEmail(), newEmail()];
    await ask({ email: yes, newsletter: true });
    await ask({ email: no });
    expect(await db.$count(newsletterSubscriptions)).toBe(0);
    for (const email of [yes, no]) await confirmEmail(await tokenTo(email));
    const rows = await db.select().from(newsletterSubscriptions);
    expect(rows).toMatchObject([{ email: yes, location: "signup", consent: "signup-2026-11" }]);
    expect(rows[0]?.confirmedAt).not.toBeNull();
  });
});

describe("at once", () => {
  test("two people with one address: one link is good, one account", async () => {
    const email = newEmail();
    await Promise.all([ask({ email }), ask({ email })]);
    expect(await db.$count(mailTokens, eq(mailTokens.email, email))).toBe(1);
    const tokens = (await lettersTo(email)).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? "");
    const opened = await Promise.all(tokens.map(confirmEmail));
    expect(opened.filter((id) => id !== null)).toHaveLength(1);
    expect(await db.$count(users, eq(users.email, email))).toBe(1);
  });

  test("one link opened twice opens one account", async () => {
    const email = newEmail();
    await ask({ email });
    const token = await tokenTo(email);
    const opened = await Promise.all([confirmEmail(token), confirmEmail(token), confirmEmail(token)]);
    expect(opened.filter((id) => id !== null)).toHaveLength(1);
  });

  test("eight people with one name get eight names and addresses", async () => {
    const emails = Array.from({ length: 8 }, newEmail);
    for (const email of emails) await ask({ email, name: "Kim Kürbis" });
    const tokens = await Promise.all(emails.map(tokenTo));
    await Promise.all(tokens.map(confirmEmail));
    const made = await Promise.all(emails.map(userOf));
    expect(new Set(made.map((user) => user?.name.toLowerCase())).size).toBe(8);
    expect(new Set(made.map((user) => user?.slug)).size).toBe(8);
  });
});

test("who has not confirmed within a week is forgotten", async () => {
  const [old, young] = [newEmail(), newEmail()];
  for (const email of [old, young]) await ask({ email });
  await db.update(signUps).set({ createdAt: sql`now() - interval '8 days'` }).where(eq(signUps.email, old));
  await sweepSignUps();
  expect([await waitingFor(old), await waitingFor(young)].map((rows) => rows.length)).toEqual([0, 1]);
});
