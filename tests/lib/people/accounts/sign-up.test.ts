import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { confirmEmail, deleteStaleSignUps, signUp } from "#lib/people/accounts/mutations.ts";
import { signInWithProvider } from "#lib/people/accounts/oauth/mutations.ts";
import { findProvenUser } from "#lib/people/accounts/oauth/queries.ts";
import { createFirstPasswordToken, resetPassword } from "#lib/people/accounts/passwords/mutations.ts";
import { hashPassword, verifyPassword } from "#lib/platform/auth/password-hash.ts";
import { db } from "#lib/platform/db/client.ts";
import { credentials, mailTokens, sessions, signUps } from "#lib/platform/db/tables/accounts.ts";
import { newsletterSubscriptions } from "#lib/platform/db/tables/newsletters.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import {
  countStatements,
  createMember,
  mailedToken,
  mailsTo,
  newClientId,
  newEmail,
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

let count = 0;
const newName = () => `Jonas ${++count}`;

function requestSignUp(changes: Partial<Parameters<typeof signUp>[0]> = {}, client = newClientId()) {
  const form = { name: newName(), email: newEmail(), password, newsletter: false, locale: "de", next: null } as const;
  return signUp({ ...form, ...changes }, client);
}

const findUser = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0];
const findSignUps = (email: string) => db.select().from(signUps).where(eq(signUps.email, email));

async function isPasswordOf(userId: string, typed: string): Promise<boolean> {
  const [row] = await db.select().from(credentials).where(eq(credentials.userId, userId));
  return verifyPassword(typed, row?.passwordHash ?? null);
}

/** Signs up and confirms with the token of the mail. */
async function signUpAndConfirm(name: string) {
  const email = newEmail();
  expect(await requestSignUp({ name, email })).toBeNull();
  await confirmEmail(await mailedToken(email));
  return findUser(email);
}

describe("signUp", () => {
  test("creates no user before confirmation, with one hash and one mail", async () => {
    const email = newEmail();
    expect(await requestSignUp({ email, next: "/de/rezepte" })).toBeNull();
    expect(hashPassword).toHaveBeenCalledTimes(1);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Bestätige deine E-Mail-Adresse"]);
    expect(mails[0]?.text).toMatch(/\/de\/e-mail-bestaetigen\?token=[\w-]{43}&next=%2Fde%2Frezepte/);
    expect(await findUser(email)).toBeUndefined();
    expect(await db.$count(sessions)).toBe(0);
  });

  test("returns the same for an address with an account and informs its owner in the language of the page", async () => {
    const { id, email, name } = await createMember({ locale: "en" });
    const [before] = await db.select().from(credentials).where(eq(credentials.userId, id));
    vi.clearAllMocks();
    expect(await requestSignUp({ email, password: "another one entirely" })).toBeNull();
    expect(hashPassword).toHaveBeenCalledTimes(1);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(["Du hast schon ein Konto"]);
    // So that signing in tells the same as without an account, too.
    expect(await findSignUps(email)).toHaveLength(1);
    expect(await db.select().from(credentials).where(eq(credentials.userId, id))).toEqual([before]);
    expect((await findUser(email))?.name).toBe(name);
  });

  test("runs as many statements for an address with an account and keeps its tokens", async () => {
    const { id, email } = await createMember();
    const known = await countStatements(() => requestSignUp({ email }));
    const unknown = await countStatements(() => requestSignUp());
    expect(known).toBeGreaterThan(6);
    // A savepoint and its rollback.
    expect(Math.abs(unknown - known)).toBeLessThanOrEqual(2);
    expect(await db.$count(mailTokens, eq(mailTokens.email, email))).toBe(0);
    expect((await findUser(email))?.id).toBe(id);
  });

  test("reserves no name before confirmation", async () => {
    const { email } = await createMember();
    const name = newName();
    expect(await requestSignUp({ name, email })).toBeNull();
    expect(await requestSignUp({ name })).toBeNull();
    const other = newName();
    expect(await requestSignUp({ name: other })).toBeNull();
    expect(await requestSignUp({ name: other })).toBeNull();
  });

  test("replaces a pending sign-up with the same password", async () => {
    const email = newEmail();
    await requestSignUp({ email, name: "Early Bird" });
    const early = await mailedToken(email);
    await requestSignUp({ email, name: "Late Bird" });
    expect(await confirmEmail(early)).toBeNull();
    expect(await findUser(email)).toBeUndefined();
    const id = (await confirmEmail(await mailedToken(email))) ?? "";
    expect(await findUser(email)).toMatchObject({ id, name: "Late Bird" });
    expect(await isPasswordOf(id, password)).toBe(true);
    expect(await createFirstPasswordToken(id)).toBeNull();
  });

  test.each([
    ["before the owner", ["Apfelkompott 1893", password]],
    ["after the owner", [password, "Apfelkompott 1893"]],
    ["between two tries of the owner", [password, "Apfelkompott 1893", password]],
  ])("gives a stranger who signs up %s no access to the account", async (_, passwords) => {
    const email = newEmail();
    for (const chosen of passwords) await requestSignUp({ email, password: chosen, newsletter: true });
    const id = (await confirmEmail(await mailedToken(email))) ?? "";
    expect(await findUser(email)).toMatchObject({ id });
    for (const chosen of passwords) expect(await isPasswordOf(id, chosen)).toBe(false);
    expect(await db.$count(newsletterSubscriptions, eq(newsletterSubscriptions.email, email))).toBe(0);
    const token = (await createFirstPasswordToken(id)) ?? "";
    expect(await resetPassword({ token, password: "Pflaumenmus 1901" })).toMatchObject({ error: null, userId: id });
    expect(await isPasswordOf(id, "Pflaumenmus 1901")).toBe(true);
    expect(await createFirstPasswordToken(id)).toBeNull();
  });

  test("keeps name and language of the first request when another password asks for the address", async () => {
    const email = newEmail();
    await requestSignUp({ email, name: "Early Bird", locale: "en" });
    await requestSignUp({ email, name: "Trudy", password: "Apfelkompott 1893" });
    await requestSignUp({ email, name: "Trudy", password: "Apfelkompott 1893" });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(3);
    for (const { text } of mails) expect(text).not.toContain("Trudy");
    await confirmEmail(await mailedToken(email));
    expect(await findUser(email)).toMatchObject({ name: "Early Bird", locale: "en" });
  });

  test("keeps name and language of the first request when an account of a provider asks for the address", async () => {
    const [email, other] = [newEmail(), newEmail()];
    const stranger = { provider: "facebook", subject: "4712", name: "Mallory", isEmailVerified: false } as const;
    await requestSignUp({ email, name: "Early Riser", locale: "en" });
    await signInWithProvider({ ...stranger, email }, "de");
    await signInWithProvider({ ...stranger, email }, "de");
    await signInWithProvider({ ...stranger, name: "Early Fish", email: other }, "en");
    await requestSignUp({ email: other, name: "Trudy" });
    for (const each of [email, other]) await confirmEmail(await mailedToken(each));
    expect(await findUser(email)).toMatchObject({ name: "Early Riser", locale: "en" });
    expect(await findUser(other)).toMatchObject({ name: "Early Fish", locale: "en" });
  });

  test("gives an account of a provider with the same address no access", async () => {
    const stranger = { provider: "facebook", subject: "4711", name: "Mallory", isEmailVerified: false } as const;
    for (const isFirst of [true, false]) {
      const email = newEmail();
      if (!isFirst) await requestSignUp({ email });
      await signInWithProvider({ ...stranger, email }, "de");
      await signInWithProvider({ ...stranger, email }, "de");
      if (isFirst) await requestSignUp({ email });
      const id = (await confirmEmail(await mailedToken(email))) ?? "";
      expect(await findProvenUser(stranger)).toBeNull();
      expect(await isPasswordOf(id, password)).toBe(false);
      expect(await createFirstPasswordToken(id)).toMatch(/^[\w-]{43}$/);
    }
  });

  test.each(["anna bäcker", "ANNA BÄCKER", "Anna Bäcker"])(
    "a name is taken however it is written: %s",
    async (name) => {
      if (!(await findUser("baecker@example.org")))
        await createMember({ name: "Anna Bäcker", email: "baecker@example.org" });
      expect(await requestSignUp({ name })).toBe("nameTaken");
    },
  );

  test("rejects common passwords in any case", async () => {
    expect(await requestSignUp({ password: "password" })).toBe("common");
    expect(await requestSignUp({ password: "Football1" })).toBe("common");
    expect(await requestSignUp({ password: "monkey99" })).toBe("common");
    expect(hashPassword).not.toHaveBeenCalled();
  });

  test("judges sixty passwords of a client in half an hour, also of those that are refused", async () => {
    const client = newClientId();
    for (let n = 0; n < 60; n += 1) expect(await requestSignUp({ password: "password" }, client)).toBe("common");
    await expect(requestSignUp({ password: "password" }, client)).rejects.toMatchObject({ code: "tooMany" });
  });

  test("limits a client to five sign-ups and an address to five mails in half an hour", async () => {
    const client = newClientId();
    for (let n = 0; n < 5; n += 1) expect(await requestSignUp({}, client)).toBeNull();
    await expect(requestSignUp({}, client)).rejects.toMatchObject({ code: "tooMany" });
    const [email, member] = [newEmail(), await createMember()];
    for (let n = 0; n < 7; n += 1)
      for (const each of [email, member.email]) expect(await requestSignUp({ email: each })).toBeNull();
    for (const each of [email, member.email]) expect(await mailsTo(each)).toHaveLength(5);
  });

  test("leaves the owner of an address a link that works, however often strangers sign up with it", async () => {
    const email = newEmail();
    for (let n = 0; n < 6; n += 1) await requestSignUp({ email });
    expect(await requestSignUp({ email, password: "Birnenmus 1895" })).toBeNull();
    const id = await confirmEmail(await mailedToken(email));
    expect(id).not.toBeNull();
    // Whose password counts is not known, so the owner chooses one.
    expect(await createFirstPasswordToken(id ?? "")).not.toBeNull();
  });

  test("runs as many statements for an address with an account when no mail is sent", async () => {
    const [email, member] = [newEmail(), await createMember()];
    for (let n = 0; n < 5; n += 1) for (const each of [email, member.email]) await requestSignUp({ email: each });
    const known = await countStatements(() => requestSignUp({ email: member.email }));
    const unknown = await countStatements(() => requestSignUp({ email }));
    // A savepoint and its rollback.
    expect(Math.abs(unknown - known)).toBeLessThanOrEqual(2);
  });
});

describe("confirmEmail", () => {
  test("creates the account once", async () => {
    const email = newEmail();
    const name = newName();
    await requestSignUp({ email, name, locale: "en" });
    const token = await mailedToken(email);
    const id = await confirmEmail(token);
    expect(await findUser(email)).toMatchObject({ id, name, locale: "en", newType: "community" });
    expect((await findUser(email))?.emailConfirmedAt).not.toBeNull();
    expect(await findSignUps(email)).toEqual([]);
    expect(await confirmEmail(token)).toBeNull();
  });

  test("rejects a token after 48 hours", async () => {
    const email = newEmail();
    await requestSignUp({ email });
    const token = await mailedToken(email);
    const late = { expiresAt: sql`${mailTokens.expiresAt} - interval '48 hours'` };
    await db.update(mailTokens).set(late).where(eq(mailTokens.email, email));
    expect(await confirmEmail(token)).toBeNull();
    expect(await findUser(email)).toBeUndefined();
  });

  test("makes a slug for every name", async () => {
    expect((await signUpAndConfirm("Jörg Ähre"))?.slug).toBe("joerg-aehre");
    expect((await signUpAndConfirm("Joerg Aehre"))?.slug).toBe("joerg-aehre-2");
    expect((await signUpAndConfirm("Likes"))?.slug).not.toBe("likes");
    expect((await signUpAndConfirm("Me"))?.slug).not.toBe("me");
    expect((await signUpAndConfirm("美食家"))?.slug).toMatch(/^[a-z0-9-]+$/);
  });

  test("appends a number to a name that was taken meanwhile", async () => {
    const [first, second] = [newEmail(), newEmail()];
    await requestSignUp({ email: first, name: "Mia Mohn" });
    await requestSignUp({ email: second, name: "mia mohn" });
    await confirmEmail(await mailedToken(first));
    await confirmEmail(await mailedToken(second));
    expect((await findUser(first))?.name).toBe("Mia Mohn");
    expect((await findUser(second))?.name).toBe("mia mohn 2");
  });

  test("returns an account that was created meanwhile, unchanged", async () => {
    const email = newEmail();
    await requestSignUp({ email, password: "Apfelkompott 1893" });
    const { id } = await createMember({ email, deletionRequestedAt: new Date() });
    expect(await confirmEmail(await mailedToken(email))).toBe(id);
    const [row] = await db.select().from(credentials).where(eq(credentials.userId, id));
    expect(await verifyPassword(password, row?.passwordHash ?? null)).toBe(true);
    expect((await findUser(email))?.deletionRequestedAt).toBeNull();
  });

  test("rejects a banned user", async () => {
    const email = newEmail();
    await requestSignUp({ email });
    await createMember({ email, bannedAt: new Date() });
    expect(await confirmEmail(await mailedToken(email))).toBeNull();
  });

  test("stores a requested subscription with its consent", async () => {
    const [yes, no] = [newEmail(), newEmail()];
    await requestSignUp({ email: yes, newsletter: true });
    await requestSignUp({ email: no });
    expect(await db.$count(newsletterSubscriptions)).toBe(0);
    for (const email of [yes, no]) await confirmEmail(await mailedToken(email));
    const rows = await db.select().from(newsletterSubscriptions);
    expect(rows).toMatchObject([{ email: yes, location: "signup", consent: "signup-2026-11" }]);
    expect(rows[0]?.confirmedAt).not.toBeNull();
  });
});

describe("concurrent requests", () => {
  test("create one account for two sign-ups with one address", async () => {
    const email = newEmail();
    await Promise.all([requestSignUp({ email }), requestSignUp({ email })]);
    expect(await db.$count(mailTokens, eq(mailTokens.email, email))).toBe(1);
    const tokens = (await mailsTo(email)).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? "");
    const opened = await Promise.all(tokens.map((token) => confirmEmail(token)));
    expect(opened.filter((id) => id !== null)).toHaveLength(1);
    expect(await db.$count(users, eq(users.email, email))).toBe(1);
  });

  test("create one account for a token used twice", async () => {
    const email = newEmail();
    await requestSignUp({ email });
    const token = await mailedToken(email);
    const opened = await Promise.all([confirmEmail(token), confirmEmail(token), confirmEmail(token)]);
    expect(opened.filter((id) => id !== null)).toHaveLength(1);
  });

  test("give eight namesakes unique names and slugs", async () => {
    const emails = Array.from({ length: 8 }, newEmail);
    for (const email of emails) await requestSignUp({ email, name: "Kim Kürbis" });
    const tokens = await Promise.all(emails.map(mailedToken));
    await Promise.all(tokens.map((token) => confirmEmail(token)));
    const made = await Promise.all(emails.map(findUser));
    expect(new Set(made.map((user) => user?.name.toLowerCase())).size).toBe(8);
    expect(new Set(made.map((user) => user?.slug)).size).toBe(8);
  });
});

test("deletes sign-ups that were not confirmed within a week", async () => {
  const [old, young] = [newEmail(), newEmail()];
  for (const email of [old, young]) await requestSignUp({ email });
  await db.update(signUps).set({ createdAt: sql`now() - interval '8 days'` }).where(eq(signUps.email, old));
  await deleteStaleSignUps();
  expect([await findSignUps(old), await findSignUps(young)].map((rows) => rows.length)).toEqual([0, 1]);
});
