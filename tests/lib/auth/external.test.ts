import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { confirmEmail } from "#lib/accounts/mutations.ts";
import { disconnect, listConnectedAccounts } from "#lib/auth/connections.ts";
import { admit, connect, findConnectedUser } from "#lib/auth/external.ts";
import type { ExternalProfile } from "#lib/auth/external-profile.ts";
import { db } from "#lib/db/client.ts";
import { connectedAccounts, credentials } from "#lib/db/tables/accounts.ts";
import { users } from "#lib/db/tables/users.ts";
import { lettersTo, newEmail, newMember, tokenTo } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";

ownDatabase();

const someone = (changes: Partial<ExternalProfile> = {}): ExternalProfile => ({
  provider: "google",
  subject: randomBytes(8).toString("hex"),
  name: `Berta ${randomBytes(4).toString("hex")}`,
  email: newEmail(),
  isEmailVerified: true,
  ...changes,
});

const userOf = async (profile: ExternalProfile) => {
  const id = await findConnectedUser(profile);
  const [user] = id === null ? [] : await db.select().from(users).where(eq(users.id, id));
  return user;
};

const admitted = async (profile: ExternalProfile): Promise<string> => {
  const admission = await admit(profile, "de");
  if (admission.refusal !== null) throw new Error(admission.refusal);
  return admission.userId;
};

/** Only over connections that are open already do questions really meet. */
const connectAll = () => Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select pg_sleep(0.05)`)));

describe("admit", () => {
  test("opens an account for an address that is vouched for and nobody has", async () => {
    const berta = someone({ name: "  Bérta\u202e \u200b Brösel " });
    expect(await admit(berta, "en")).toMatchObject({ isNew: true, refusal: null });
    const user = await userOf(berta);
    expect(user).toMatchObject({ name: "Bérta Brösel", slug: "berta-broesel", email: berta.email, locale: "en" });
    expect(user?.emailConfirmedAt).toBeInstanceOf(Date);
    expect(await lettersTo(berta.email ?? "")).toEqual([]);
  });

  test("knows the subject again, whatever the address has become", async () => {
    const berta = someone();
    const userId = await admitted(berta);
    const other = await newMember();
    for (const email of [newEmail(), other.email, null]) {
      expect(await admit({ ...berta, email, isEmailVerified: false }, "de")).toEqual({
        userId,
        isNew: false,
        refusal: null,
      });
    }
  });

  test("takes nobody for somebody else: not by the subject of another provider, nor by the address", async () => {
    const berta = someone();
    await admitted(berta);
    const claims = { ...berta, provider: "apple" } as const;
    expect(await admit(claims, "de")).toEqual({ refusal: "emailTaken" });
    expect(await admit(someone({ email: berta.email }), "de")).toEqual({ refusal: "emailTaken" });
    const member = await newMember();
    expect(await admit(someone({ email: member.email }), "de")).toEqual({ refusal: "emailTaken" });
    expect(await listConnectedAccounts(member.id)).toEqual([]);
  });

  test("wants an address", async () => {
    const berta = someone({ email: null });
    expect(await admit(berta, "de")).toEqual({ refusal: "emailMissing" });
    expect(await userOf(berta)).toBeUndefined();
  });

  test("gives every namesake a name and an address of their own", async () => {
    const name = `Namesake ${randomBytes(3).toString("hex")}`;
    const namesakes = Array.from({ length: 4 }, () => someone({ name }));
    await Promise.all(namesakes.map((profile) => admit(profile, "de")));
    const found = await Promise.all(namesakes.map(userOf));
    expect(found.map((user) => user?.name).sort()).toEqual([name, `${name} 2`, `${name} 3`, `${name} 4`]);
    expect(new Set(found.map((user) => user?.slug)).size).toBe(4);
  });

  test.each(["", " \u200b ", "…", "x"])("calls somebody without a name (%j) a guest", async (name) => {
    const berta = someone({ name });
    await admitted(berta);
    expect((await userOf(berta))?.name).toMatch(/^Tischgast( \d+)?$/);
  });

  test("cuts a name that is too long", async () => {
    const berta = someone({ name: "Ä".repeat(60) });
    await admitted(berta);
    expect((await userOf(berta))?.name).toBe("Ä".repeat(40));
  });

  test("opens one account however often the same answer arrives at once", async () => {
    const berta = someone();
    await connectAll();
    const admissions = await Promise.all(Array.from({ length: 6 }, () => admit(berta, "de")));
    const ids = admissions.map((admission) => (admission.refusal === null ? admission.userId : admission.refusal));
    expect(new Set(ids).size).toBe(1);
    expect(ids).toContain(await findConnectedUser(berta));
  });

  test("refuses the banned, and keeps whoever was about to leave", async () => {
    const [banned, leaving] = [someone(), someone()];
    const [bannedId, leavingId] = [await admitted(banned), await admitted(leaving)];
    await db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, bannedId));
    await db.update(users).set({ deletionRequestedAt: new Date() }).where(eq(users.id, leavingId));
    expect(await admit(banned, "de")).toEqual({ refusal: "banned" });
    expect(await admit(leaving, "de")).toMatchObject({ userId: leavingId });
    expect((await userOf(leaving))?.deletionRequestedAt).toBeNull();
  });
});

describe("an address nobody vouches for", () => {
  test("opens nothing before it is proved, and connects the two then", async () => {
    const berta = someone({ isEmailVerified: false });
    const email = berta.email ?? "";
    expect(await admit(berta, "de", "/de/rezepte")).toEqual({ refusal: "checkMail" });
    expect(await userOf(berta)).toBeUndefined();
    const [letter] = await lettersTo(email);
    expect(letter?.text).toContain("next=%2Fde%2Frezepte");
    const userId = await confirmEmail(await tokenTo(email));
    expect(await userOf(berta)).toMatchObject({ id: userId, email, name: berta.name });
    expect(await admit(berta, "de")).toMatchObject({ userId, isNew: false });
    expect(
      await db
        .select()
        .from(credentials)
        .where(eq(credentials.userId, userId ?? "")),
    ).toEqual([]);
  });

  test("is answered the same when it has an account, whose owner is told", async () => {
    const member = await newMember();
    const berta = someone({ email: member.email, isEmailVerified: false });
    expect(await admit(berta, "de")).toEqual({ refusal: "checkMail" });
    expect(await lettersTo(member.email)).toHaveLength(1);
    expect(await listConnectedAccounts(member.id)).toEqual([]);
  });

  test("is not taken from its owner by the proof of an account that was opened in between", async () => {
    const berta = someone({ isEmailVerified: false });
    const email = berta.email ?? "";
    await admit(berta, "de");
    const owner = someone({ email });
    const ownerId = await admitted(owner);
    expect(await confirmEmail(await tokenTo(email))).toBeNull();
    expect(await findConnectedUser(berta)).toBeNull();
    expect(await listConnectedAccounts(ownerId)).toHaveLength(1);
  });

  test("does not fill a mailbox", async () => {
    const email = newEmail();
    for (let time = 0; time < 8; time++) await admit(someone({ email, isEmailVerified: false }), "de");
    expect(await lettersTo(email)).toHaveLength(5);
  });
});

describe("connect", () => {
  test("opens this account from now on; again and again is once", async () => {
    const member = await newMember();
    const berta = someone({ email: null });
    expect(await connect(berta, member.id)).toBeNull();
    expect(await connect(berta, member.id)).toBeNull();
    expect(await admit(berta, "de")).toMatchObject({ userId: member.id, isNew: false });
    expect(await listConnectedAccounts(member.id)).toMatchObject([{ provider: "google", email: null }]);
  });

  test("tells the owner by mail in their language, once, and nobody else", async () => {
    const [anna, jonas] = [await newMember({ locale: "en" }), await newMember({ locale: "de" })];
    const [google, apple] = [someone(), someone({ provider: "apple" })];
    for (let time = 0; time < 3; time++) await connect(google, anna.id);
    await connect(google, jonas.id);
    await connect(apple, jonas.id);
    expect((await lettersTo(anna.email)).map(({ subject }) => subject)).toEqual([
      "Google has been connected to your account",
    ]);
    const [letter, ...others] = await lettersTo(jonas.email);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe("Apple wurde mit deinem Konto verbunden");
    expect(letter?.text).toContain("/de/profile/einstellungen");
  });

  test("refuses what opens somebody else’s", async () => {
    const [anna, berta] = [await newMember(), await newMember()];
    const google = someone();
    await connect(google, anna.id);
    expect(await connect(google, berta.id)).toBe("connectedElsewhere");
    expect(await findConnectedUser(google)).toBe(anna.id);
  });

  test("knows one owner when two want it at once", async () => {
    const [anna, berta] = [await newMember(), await newMember()];
    const google = someone();
    const answers = await Promise.all([connect(google, anna.id), connect(google, berta.id)]);
    expect(answers.sort()).toEqual(["connectedElsewhere", null].sort());
  });
});

describe("disconnect", () => {
  test("leaves a password, or another account elsewhere", async () => {
    const member = await newMember();
    await connect(someone(), member.id);
    expect(await disconnect(member.id, "google")).toBe(true);
    expect(await listConnectedAccounts(member.id)).toEqual([]);
    // Once more changes nothing.
    expect(await disconnect(member.id, "google")).toBe(true);
  });

  test("tells the owner by mail in their language, once", async () => {
    const member = await newMember({ locale: "de" });
    await connect(someone({ provider: "facebook" }), member.id);
    for (let time = 0; time < 3; time++) await disconnect(member.id, "facebook");
    expect((await lettersTo(member.email)).map(({ subject }) => subject)).toEqual([
      "Facebook wurde mit deinem Konto verbunden",
      "Facebook wurde von deinem Konto getrennt",
    ]);
  });

  test("does not take away the only way in", async () => {
    const berta = someone();
    const userId = await admitted(berta);
    expect(await disconnect(userId, "google")).toBe(false);
    expect(await findConnectedUser(berta)).toBe(userId);
  });

  test("does not take it away in two halves at once", async () => {
    const google = someone();
    const userId = await admitted(google);
    await connect(someone({ provider: "apple" }), userId);
    const answers = await Promise.all([disconnect(userId, "google"), disconnect(userId, "apple")]);
    expect(answers.sort()).toEqual([false, true]);
    const left = await db.select().from(connectedAccounts).where(eq(connectedAccounts.userId, userId));
    expect(left).toHaveLength(1);
  });

  test("touches nobody else’s", async () => {
    const [anna, google] = [await newMember(), someone()];
    const userId = await admitted(google);
    await disconnect(anna.id, "google");
    expect(await findConnectedUser(google)).toBe(userId);
  });
});
