import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { confirmEmail } from "#lib/people/accounts/mutations.ts";
import { connectAccount, disconnectAccount } from "#lib/people/accounts/oauth/connection-mutations.ts";
import { signInWithProvider } from "#lib/people/accounts/oauth/mutations.ts";
import { findProvenUser, listConnectedAccounts } from "#lib/people/accounts/oauth/queries.ts";
import type { OAuthProfile } from "#lib/platform/auth/oauth-profile.ts";
import { db } from "#lib/platform/db/client.ts";
import { connectedAccounts, credentials, mailTokens, signUps } from "#lib/platform/db/tables/accounts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createMember, mailedToken, mailsTo, newEmail } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const newProfile = (changes: Partial<OAuthProfile> = {}): OAuthProfile => ({
  provider: "google",
  subject: randomBytes(8).toString("hex"),
  name: `Berta ${randomBytes(4).toString("hex")}`,
  email: newEmail(),
  isEmailVerified: true,
  ...changes,
});

const userOf = async (profile: OAuthProfile) => {
  const id = (await findProvenUser(profile))?.userId;
  const [user] = id === undefined ? [] : await db.select().from(users).where(eq(users.id, id));
  return user;
};

const signedInUserId = async (profile: OAuthProfile): Promise<string> => {
  const admission = await signInWithProvider(profile, "de");
  if (admission.error !== null) throw new Error(admission.error);
  return admission.userId;
};

/** Opens the connections first, so that the queries really run concurrently. */
const warmUpConnections = () => Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select pg_sleep(0.05)`)));

describe("signInWithProvider", () => {
  test("creates an account for a verified, free address", async () => {
    const berta = newProfile({ name: "  Bérta\u202e \u200b Brösel " });
    expect(await signInWithProvider(berta, "en")).toMatchObject({ isNew: true, error: null });
    const user = await userOf(berta);
    expect(user).toMatchObject({ name: "Bérta Brösel", slug: "berta-broesel", email: berta.email, locale: "en" });
    expect(user?.emailConfirmedAt).toBeInstanceOf(Date);
    expect(await mailsTo(berta.email ?? "")).toEqual([]);
  });

  test("gives another name where the provider's could be taken for the site or its people", async () => {
    await createMember({ name: "Ottilie Pfeffer", newType: "admin" });
    for (const [name, given] of [
      ["Tischlein Redaktion", /^Mitglied/],
      ["Supp\u043ert", /^Mitglied/],
      ["Ottilie Pfeffer", /^Ottilie Pfeffer 2$/],
      ["0ttilie Pfeffer", /^0ttilie Pfeffer 2$/],
    ] as const) {
      const profile = newProfile({ name });
      await signedInUserId(profile);
      expect((await userOf(profile))?.name).toMatch(given);
    }
  });

  test("finds the account by subject after the address has changed", async () => {
    const berta = newProfile();
    const userId = await signedInUserId(berta);
    const other = await createMember();
    for (const email of [newEmail(), other.email, null]) {
      expect(await signInWithProvider({ ...berta, email, isEmailVerified: false }, "de")).toMatchObject({
        userId,
        isNew: false,
        isRestored: false,
        error: null,
      });
    }
  });

  test("does not match by the subject of another provider or by address", async () => {
    const berta = newProfile();
    await signedInUserId(berta);
    const claims = { ...berta, provider: "apple" } as const;
    expect(await signInWithProvider(claims, "de")).toEqual({ error: "emailTaken" });
    expect(await signInWithProvider(newProfile({ email: berta.email }), "de")).toEqual({ error: "emailTaken" });
    const member = await createMember();
    expect(await signInWithProvider(newProfile({ email: member.email }), "de")).toEqual({ error: "emailTaken" });
    expect(await listConnectedAccounts(member.id)).toEqual([]);
  });

  test("requires an address", async () => {
    const berta = newProfile({ email: null });
    expect(await signInWithProvider(berta, "de")).toEqual({ error: "emailMissing" });
    expect(await userOf(berta)).toBeUndefined();
  });

  test("gives every namesake a unique name and slug", async () => {
    const name = `Namesake ${randomBytes(3).toString("hex")}`;
    const namesakes = Array.from({ length: 4 }, () => newProfile({ name }));
    await Promise.all(namesakes.map((profile) => signInWithProvider(profile, "de")));
    const found = await Promise.all(namesakes.map(userOf));
    expect(found.map((user) => user?.name).sort()).toEqual([name, `${name} 2`, `${name} 3`, `${name} 4`]);
    expect(new Set(found.map((user) => user?.slug)).size).toBe(4);
  });

  test.each(["", " \u200b ", "…", "x"])("uses the fallback name for %j", async (name) => {
    const berta = newProfile({ name });
    await signedInUserId(berta);
    expect((await userOf(berta))?.name).toMatch(/^Mitglied( \d+)?$/);
  });

  test("truncates a long name", async () => {
    const berta = newProfile({ name: "Ä".repeat(60) });
    await signedInUserId(berta);
    expect((await userOf(berta))?.name).toBe("Ä".repeat(40));
  });

  test("creates one account for concurrent requests", async () => {
    const berta = newProfile();
    await warmUpConnections();
    const admissions = await Promise.all(Array.from({ length: 6 }, () => signInWithProvider(berta, "de")));
    const ids = admissions.map((admission) => (admission.error === null ? admission.userId : admission.error));
    expect(new Set(ids).size).toBe(1);
    expect(ids).toContain((await findProvenUser(berta))?.userId);
  });

  test("rejects a banned user and restores one who requested deletion", async () => {
    const [banned, deleted] = [newProfile(), newProfile()];
    const [bannedId, deletedId] = [await signedInUserId(banned), await signedInUserId(deleted)];
    await db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, bannedId));
    await db.update(users).set({ deletionRequestedAt: new Date() }).where(eq(users.id, deletedId));
    expect(await signInWithProvider(banned, "de")).toEqual({ error: "banned", userId: bannedId });
    expect(await signInWithProvider(deleted, "de")).toMatchObject({ userId: deletedId });
    expect((await userOf(deleted))?.deletionRequestedAt).toBeNull();
  });
});

describe("an unverified address", () => {
  test("requires confirmation, then creates and connects the account", async () => {
    const berta = newProfile({ isEmailVerified: false });
    const email = berta.email ?? "";
    expect(await signInWithProvider(berta, "de", "/de/rezepte")).toEqual({ error: "checkMail" });
    expect(await userOf(berta)).toBeUndefined();
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain("next=%2Fde%2Frezepte");
    const userId = await confirmEmail(await mailedToken(email));
    expect(await userOf(berta)).toMatchObject({ id: userId, email, name: berta.name });
    expect(await signInWithProvider(berta, "de")).toMatchObject({ userId, isNew: false });
    expect(
      await db
        .select()
        .from(credentials)
        .where(eq(credentials.userId, userId ?? "")),
    ).toEqual([]);
  });

  test("returns the same when it has an account and notifies the owner", async () => {
    const member = await createMember();
    const berta = newProfile({ email: member.email, isEmailVerified: false });
    expect(await signInWithProvider(berta, "de")).toEqual({ error: "checkMail" });
    expect(await mailsTo(member.email)).toHaveLength(1);
    expect(await listConnectedAccounts(member.id)).toEqual([]);
    // As without an account, it takes the place of a sign-up with a password.
    const pending = await db.select().from(signUps).where(eq(signUps.email, member.email));
    expect(pending).toMatchObject([{ provider: "google", passwordHash: null }]);
  });

  test("stays with an account that was created meanwhile", async () => {
    const berta = newProfile({ isEmailVerified: false });
    const email = berta.email ?? "";
    await signInWithProvider(berta, "de");
    const owner = newProfile({ email });
    const ownerId = await signedInUserId(owner);
    expect(await confirmEmail(await mailedToken(email))).toBeNull();
    expect(await findProvenUser(berta)).toBeNull();
    expect(await listConnectedAccounts(ownerId)).toHaveLength(1);
  });

  test("gets a limited number of mails", async () => {
    const email = newEmail();
    for (let time = 0; time < 8; time++) await signInWithProvider(newProfile({ email, isEmailVerified: false }), "de");
    expect(await mailsTo(email)).toHaveLength(5);
  });

  test("gets a link although others have used up the mails, when the mailbox has no valid one", async () => {
    const email = newEmail();
    for (let time = 0; time < 6; time++) await signInWithProvider(newProfile({ email, isEmailVerified: false }), "de");
    await db.delete(mailTokens).where(eq(mailTokens.email, email));
    for (let time = 0; time < 2; time++) await signInWithProvider(newProfile({ email, isEmailVerified: false }), "de");
    expect(await mailsTo(email)).toHaveLength(6);
  });
});

describe("connectAccount", () => {
  test("connects an account, idempotently", async () => {
    const member = await createMember();
    const berta = newProfile({ email: null });
    expect(await connectAccount(berta, member.id)).toBeNull();
    expect(await connectAccount(berta, member.id)).toBeNull();
    expect(await signInWithProvider(berta, "de")).toMatchObject({ userId: member.id, isNew: false });
    expect(await listConnectedAccounts(member.id)).toMatchObject([{ provider: "google", email: null }]);
  });

  test("notifies the owner once in their language", async () => {
    const [anna, jonas] = [await createMember({ locale: "en" }), await createMember({ locale: "de" })];
    const [google, apple] = [newProfile(), newProfile({ provider: "apple" })];
    for (let time = 0; time < 3; time++) await connectAccount(google, anna.id);
    await connectAccount(google, jonas.id);
    await connectAccount(apple, jonas.id);
    expect((await mailsTo(anna.email)).map(({ subject }) => subject)).toEqual([
      "Google has been connected to your account",
    ]);
    const [mail, ...others] = await mailsTo(jonas.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Apple wurde mit deinem Konto verbunden");
    expect(mail?.text).toContain("/de/profile/einstellungen");
  });

  test("rejects an account that another user has connected", async () => {
    const [anna, berta] = [await createMember(), await createMember()];
    const google = newProfile();
    await connectAccount(google, anna.id);
    expect(await connectAccount(google, berta.id)).toBe("connectedElsewhere");
    expect((await findProvenUser(google))?.userId).toBe(anna.id);
  });

  test("connects one of two concurrent users", async () => {
    const [anna, berta] = [await createMember(), await createMember()];
    const google = newProfile();
    const answers = await Promise.all([connectAccount(google, anna.id), connectAccount(google, berta.id)]);
    expect(answers.sort()).toEqual(["connectedElsewhere", null].sort());
  });
});

describe("disconnectAccount", () => {
  test("disconnects when a password or another account remains", async () => {
    const member = await createMember();
    await connectAccount(newProfile(), member.id);
    expect(await disconnectAccount(member.id, "google")).toBe(true);
    expect(await listConnectedAccounts(member.id)).toEqual([]);
    // A second call changes nothing.
    expect(await disconnectAccount(member.id, "google")).toBe(true);
  });

  test("notifies the owner once in their language", async () => {
    const member = await createMember({ locale: "de" });
    await connectAccount(newProfile({ provider: "facebook" }), member.id);
    for (let time = 0; time < 3; time++) await disconnectAccount(member.id, "facebook");
    expect((await mailsTo(member.email)).map(({ subject }) => subject)).toEqual([
      "Facebook wurde mit deinem Konto verbunden",
      "Facebook wurde von deinem Konto getrennt",
    ]);
  });

  test("keeps the only way to sign in", async () => {
    const berta = newProfile();
    const userId = await signedInUserId(berta);
    expect(await disconnectAccount(userId, "google")).toBe(false);
    expect((await findProvenUser(berta))?.userId).toBe(userId);
  });

  test("keeps one of two accounts disconnected concurrently", async () => {
    const google = newProfile();
    const userId = await signedInUserId(google);
    await connectAccount(newProfile({ provider: "apple" }), userId);
    const answers = await Promise.all([disconnectAccount(userId, "google"), disconnectAccount(userId, "apple")]);
    expect(answers.sort()).toEqual([false, true]);
    const left = await db.select().from(connectedAccounts).where(eq(connectedAccounts.userId, userId));
    expect(left).toHaveLength(1);
  });

  test("does not disconnect accounts of other users", async () => {
    const [anna, google] = [await createMember(), newProfile()];
    const userId = await signedInUserId(google);
    await disconnectAccount(anna.id, "google");
    expect((await findProvenUser(google))?.userId).toBe(userId);
  });
});
