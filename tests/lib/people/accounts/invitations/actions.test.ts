import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  acceptAccountInvitation,
  acceptWithNewAccount,
} from "#lib/people/accounts/invitations/acceptance-mutations.ts";
import { acceptAccountInvitationAction, acceptWithNewAccountAction } from "#lib/people/accounts/invitations/actions.ts";
import {
  inviteAccountAction,
  resendAccountInvitationAction,
  revokeAccountInvitationAction,
} from "#lib/people/accounts/invitations/desk-actions.ts";
import {
  deleteExpiredAccountInvitations,
  inviteAccount,
  resendAccountInvitation,
  revokeAccountInvitation,
} from "#lib/people/accounts/invitations/mutations.ts";
import { findInvitation, hasInvitedAccount, listInvitations } from "#lib/people/accounts/invitations/queries.ts";
import { createWebSession, endSessions } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { credentials, signUps } from "#lib/platform/db/tables/accounts.ts";
import { accountInvitations } from "#lib/platform/db/tables/company/account-invitations.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { otherRoles, rowOf, runForm } from "#tests/lib/people/accounts/desk/fixtures.ts";
import { createDish, createReader, write } from "#tests/lib/people/comments/fixtures.ts";
import { listLines } from "#tests/lib/platform/audit-log/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { mailedToken, mailsTo, newEmail } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const current = vi.hoisted(() => ({ session: null as string | null, signedIn: [] as string[], client: "" }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return {
    getSessionUser: async () => (current.session ? findUserBySessionId(current.session) : null),
    signInUser: async ({ userId }: { userId: string }) => current.signedIn.push(userId),
  };
});
vi.mock("#lib/platform/http/client-ip.ts", async (original) => ({
  ...(await original<object>()),
  getClientKey: () => current.client,
}));
vi.mock("next/headers", () => ({ cookies: async () => ({ set() {} }), headers: async () => new Headers() }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

const createPerson = (changes: Parameters<typeof createReader>[0] = {}) =>
  createReader({ email: newEmail(), emailConfirmedAt: new Date(), ...changes });

let admin: string;
let email: string;
beforeEach(async () => {
  await db.delete(auditLog);
  await db.delete(accountInvitations);
  admin = await createPerson({ newType: "admin" });
  email = newEmail();
  current.signedIn = [];
  current.client = randomUUID();
  await signInAs(admin);
});

async function signInAs(userId: string | null): Promise<void> {
  current.session = userId && (await createWebSession(userId, "Firefox"));
}

const invite = (fields: Record<string, string> = {}) =>
  runForm(inviteAccountAction, { email, role: "editor", language: "de", ...fields });
const accept = (token: string) => runForm(acceptAccountInvitationAction, { token });
const name = () => `Nele ${randomUUID().slice(0, 8)}`;
const signUp = (token: string, fields: Record<string, string> = {}) =>
  runForm(acceptWithNewAccountAction, { token, name: name(), password: "Quittengelee 1893", terms: "on", ...fields });
const invalid = (errors: Record<string, string>) => expect.objectContaining({ status: "invalid", errors });
const findUser = async (address: string) => (await db.select().from(users).where(eq(users.email, address)))[0] ?? null;

const sent = "redirected to /de/desk/einladungen";
const accepted = "redirected to /de/profile/recipes";

describe("at the desk", () => {
  test.each([null, ...otherRoles])("%s invites no one, through the actions and the mutations", async (role) => {
    await invite();
    const [open] = await listInvitations();
    const id = open?.id ?? "";
    await db.delete(auditLog);
    const actor = role === null ? randomUUID() : await createPerson({ newType: role });
    await signInAs(role === null ? null : actor);
    const other = newEmail();
    const failed = role === null ? "redirected to /de/login" : expect.objectContaining({ status: "failed" });
    expect(await invite({ email: other })).toEqual(failed);
    expect(await runForm(resendAccountInvitationAction, { id })).toEqual(failed);
    expect(await runForm(revokeAccountInvitationAction, { id })).toEqual(failed);
    await expect(inviteAccount(actor, { email: other, role: "admin", locale: "de" })).rejects.toThrow("forbidden");
    await expect(resendAccountInvitation(actor, id)).rejects.toThrow("forbidden");
    await expect(revokeAccountInvitation(actor, id)).rejects.toThrow("forbidden");
    expect(await mailsTo(other)).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await listInvitations()).map((one) => one.id)).toEqual([id]);
    expect(await listLines()).toEqual([]);
  });

  test("the mail is in the chosen language, and only a hash of its token is stored", async () => {
    expect(await invite({ language: "en", email: ` ${email.toUpperCase()} ` })).toBe(sent);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain("/en/invitation?token=");
    const token = await mailedToken(email);
    const [row] = await db.select().from(accountInvitations);
    expect(row).toMatchObject({ email, newType: "editor", locale: "en", inviterId: admin });
    expect(JSON.stringify(row)).not.toContain(token);
    const days = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
    expect(await listLines()).toMatchObject([
      {
        actorId: admin,
        action: "invite",
        subjectType: "invitation",
        subjectId: row?.id,
        subjectName: email,
        details: { role: "editor" },
      },
    ]);
  });

  test("a second invitation of an address replaces the first one", async () => {
    await invite();
    const first = await mailedToken(email);
    await invite({ role: "contributor" });
    expect(await listInvitations()).toMatchObject([{ email, newType: "contributor" }]);
    expect(await findInvitation(first)).toBeNull();
    expect(await findInvitation(await mailedToken(email))).toMatchObject({ newType: "contributor" });
  });

  test("an invitation that a stolen session may have sent is worth nothing when the session is ended", async () => {
    await invite();
    const token = await mailedToken(email);
    await endSessions(admin);
    expect(await findInvitation(token)).toBeNull();
    expect(await listInvitations()).toMatchObject([{ email }]);
  });

  test("an invitation is sent again with a new link, and revoked", async () => {
    await invite();
    const first = await mailedToken(email);
    const [open] = await listInvitations();
    const id = open?.id ?? "";
    expect(await runForm(resendAccountInvitationAction, { id })).toBe(sent);
    const second = await mailedToken(email);
    expect(await findInvitation(first)).toBeNull();
    expect(await findInvitation(second)).not.toBeNull();
    expect(await runForm(revokeAccountInvitationAction, { id })).toBe(sent);
    expect(await findInvitation(second)).toBeNull();
    expect(await listLines()).toMatchObject([{ action: "delete" }, { action: "invite" }, { action: "invite" }]);
    expect(await runForm(revokeAccountInvitationAction, { id })).toMatchObject({ status: "failed" });
  });

  test.each([
    [{ email: "anna@" }, { email: "badEmail" }],
    [{ role: "community" }, { role: "choose" }],
    [{ role: "" }, { role: "choose" }],
    [{ language: "fr" }, { language: "choose" }],
  ])("%o is refused", async (fields, errors) => {
    expect(await invite(fields)).toEqual(invalid(errors));
    expect(await listInvitations()).toEqual([]);
  });

  test.each(["editor", "admin"] as const)("an account that is %s is not invited as editor", async (newType) => {
    await createPerson({ email, newType });
    expect(await invite()).toEqual(invalid({ email: "hasRole" }));
    expect(await mailsTo(email)).toEqual([]);
  });

  test("one address gets a few mails only", async () => {
    for (let count = 0; count < 4; count += 1) expect(await invite()).toBe(sent);
    const id = (await listInvitations())[0]?.id ?? "";
    expect(await runForm(resendAccountInvitationAction, { id })).toBe(sent);
    expect(await runForm(resendAccountInvitationAction, { id })).toMatchObject({ status: "limited" });
    expect(await invite()).toMatchObject({ status: "limited", values: { email } });
    expect(await mailsTo(email)).toHaveLength(5);
  });

  test("invitations that expired long ago are deleted", async () => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    await inviteAccount(admin, { email: "old@example.org", role: "editor", locale: "de" }, days(38));
    await inviteAccount(admin, { email: "new@example.org", role: "editor", locale: "de" }, days(36));
    await deleteExpiredAccountInvitations();
    expect((await listInvitations()).map((one) => one.email)).toEqual(["new@example.org"]);
  });
});

describe("an account with the address", () => {
  let guest: string;
  beforeEach(async () => {
    guest = await createPerson({ email });
    await invite();
    await signInAs(guest);
  });

  test("accepts once and gets the role, and what names it expires", async () => {
    const commented = await createDish();
    await write(guest, commented);
    const token = await mailedToken(email);
    expect(await accept(token)).toBe(accepted);
    const { newType, slug } = await rowOf(guest);
    expect(newType).toBe("editor");
    const lists = ["cards", "cookbooks", "menus", "users"];
    expect(takeExpired()).toEqual([...lists, ...(await itemTags(commented)), `user:${slug}`].toSorted());
    expect((await listLines())[0]).toMatchObject({ actorId: guest, action: "accept", subjectName: email });
    await db.update(users).set({ newType: "community" }).where(eq(users.id, guest));
    expect(await accept(token)).toEqual(invalid({ token: "dead" }));
    expect((await rowOf(guest)).newType).toBe("community");
    expect(takeExpired()).toEqual([]);
  });

  test("keeps the rights it got meanwhile", async () => {
    await db.update(users).set({ newType: "admin" }).where(eq(users.id, guest));
    expect(await accept(await mailedToken(email))).toBe(accepted);
    expect((await rowOf(guest)).newType).toBe("admin");
  });

  test("is the only one that can accept", async () => {
    const token = await mailedToken(email);
    const thief = await createPerson();
    await signInAs(thief);
    expect(await accept(token)).toEqual(invalid({ token: "otherAccount" }));
    await expect(acceptAccountInvitation(thief, token)).rejects.toThrow("otherAccount");
    await signInAs(null);
    expect(await accept(token)).toEqual(invalid({ token: "otherAccount" }));
    expect(await signUp(token)).toEqual(invalid({ token: "dead" }));
    expect((await rowOf(thief)).newType).toBe("community");
    expect((await rowOf(guest)).newType).toBe("community");
    expect(await findInvitation(token)).not.toBeNull();
  });

  test("does not get the role by two clicks at once twice", async () => {
    const token = await mailedToken(email);
    const results = await Promise.allSettled([
      acceptAccountInvitation(guest, token),
      acceptAccountInvitation(guest, token),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("does not get the role with an address that is not confirmed, or while banned", async () => {
    const token = await mailedToken(email);
    await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, guest));
    await expect(acceptAccountInvitation(guest, token)).rejects.toThrow("otherAccount");
    await db.update(users).set({ emailConfirmedAt: new Date(), bannedAt: new Date() }).where(eq(users.id, guest));
    await expect(acceptAccountInvitation(guest, token)).rejects.toThrow("otherAccount");
  });
});

describe("a new person", () => {
  test("gets a confirmed account with the role and is signed in", async () => {
    await invite({ role: "contributor", language: "en" });
    const token = await mailedToken(email);
    await signInAs(null);
    expect(await hasInvitedAccount(email)).toBe(false);
    expect(await signUp(token, { name: "Nele Neu" })).toBe(accepted);
    const user = await findUser(email);
    expect(user).toMatchObject({ name: "Nele Neu", newType: "contributor", locale: "en" });
    expect(user?.emailConfirmedAt).not.toBeNull();
    expect(current.signedIn).toEqual([user?.id]);
    expect(await db.$count(credentials, eq(credentials.userId, user?.id ?? ""))).toBe(1);
    expect((await listLines())[0]).toMatchObject({
      actorId: user?.id,
      action: "accept",
      details: { role: "contributor" },
    });
    expect(await hasInvitedAccount(email)).toBe(true);
    expect(await signUp(token)).toEqual(invalid({ token: "dead" }));
  });

  test("takes the address from a sign-up that another person has started with it", async () => {
    await db.insert(signUps).values({ email, name: "Dieb", passwordHash: "theirs", locale: "de" });
    await invite();
    expect(await signUp(await mailedToken(email))).toBe(accepted);
    expect(await db.$count(signUps, eq(signUps.email, email))).toBe(0);
  });

  test.each([
    [{ password: "kurz" }, { password: "tooShort" }],
    [{ password: "password" }, { password: "common" }],
    [{ name: "Zoë Rührig", password: "Rührig 2026" }, { password: "personal" }],
    [{ name: "!" }, { name: "badName" }],
    [{ name: "Tischlein Support" }, { name: "reservedName" }],
    [{ name: "\u0410nna" }, { name: "mixedScripts" }],
    [{ terms: "" }, { terms: "termsNeeded" }],
  ])("with %o reads why not and keeps the link", async (fields, errors) => {
    await invite();
    const token = await mailedToken(email);
    expect(await signUp(token, fields)).toEqual(invalid(errors));
    expect(await findUser(email)).toBeNull();
    expect(await findInvitation(token)).not.toBeNull();
  });

  test("with the name of another user keeps the link", async () => {
    await createPerson({ name: "Vergeben" });
    await invite();
    const token = await mailedToken(email);
    expect(await signUp(token, { name: "vergeben" })).toEqual(invalid({ name: "nameTaken" }));
    expect(await findInvitation(token)).not.toBeNull();
    expect(current.signedIn).toEqual([]);
  });

  test("does not sign up with the address of a banned account", async () => {
    await invite();
    await createPerson({ email, bannedAt: new Date() });
    const input = { token: await mailedToken(email), name: name(), password: "Quittengelee 1893" };
    await expect(acceptWithNewAccount(input)).rejects.toThrow("hasAccount");
  });
});

describe("a link is worth nothing", () => {
  const refuse = async (token: string) => {
    await signInAs(null);
    expect(await findInvitation(token)).toBeNull();
    expect(await signUp(token)).toEqual(invalid({ token: "dead" }));
    const guest = await createPerson({ email });
    await signInAs(guest);
    expect(await accept(token)).toEqual(invalid({ token: "dead" }));
    expect((await rowOf(guest)).newType).toBe("community");
  };

  test("after seven days", async () => {
    await invite();
    await db.update(accountInvitations).set({ expiresAt: sql`now() - interval '1 second'` });
    await refuse(await mailedToken(email));
  });

  test.each([{ newType: "editor" }, { bannedAt: new Date() }] as const)(
    "when its sender is %o by now",
    async (changes) => {
      await invite({ role: "admin" });
      await db.update(users).set(changes).where(eq(users.id, admin));
      await refuse(await mailedToken(email));
    },
  );

  test("when it is made up", async () => {
    await refuse("A".repeat(43));
  });

  test("and guessing is limited", async () => {
    await signInAs(null);
    for (let count = 0; count < 20; count += 1) await signUp("A".repeat(43));
    expect(await signUp("A".repeat(43))).toMatchObject({ status: "limited" });
  });
});
