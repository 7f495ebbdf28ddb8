import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  banAccountAction,
  changeRoleAction,
  endAccountSessionAction,
  endAccountSessionsAction,
  liftBanAction,
} from "#lib/people/accounts/desk/actions.ts";
import { resendConfirmationAction } from "#lib/people/accounts/desk/confirmation-actions.ts";
import { banAccount, changeRole, endAccountSessions, liftBan } from "#lib/people/accounts/desk/mutations.ts";
import { requestEmailChange } from "#lib/people/accounts/email-change/mutations.ts";
import { accountLimits } from "#lib/people/accounts/limits.ts";
import { liftEndedBans } from "#lib/people/users/ban-mutations.ts";
import { isMailTokenValid } from "#lib/platform/auth/mail-tokens.ts";
import { createApiSession, createWebSession, isSessionActive, listSessions } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { signUps } from "#lib/platform/db/tables/accounts.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createDish, createReader, write } from "#tests/lib/people/comments/fixtures.ts";
import { listLines } from "#tests/lib/platform/audit-log/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { mailedToken, mailsTo, newEmail } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { otherRoles, rowOf, runForm } from "./fixtures.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
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
let reader: string;
beforeEach(async () => {
  await db.delete(auditLog);
  await db.update(users).set({ newType: "community" }).where(eq(users.newType, "admin"));
  [admin, reader] = [await createPerson({ newType: "admin", name: `Admin ${randomUUID()}` }), await createPerson()];
  await signInAs(admin);
});

async function signInAs(userId: string | null): Promise<void> {
  currentSession.id = userId && (await createWebSession(userId, "Firefox"));
}

const pageOf = (id: string) => `redirected to /de/desk/konten/${id}`;
const setRole = (id: string, role: string) => runForm(changeRoleAction, { id, role });
const ban = (id: string, fields: Record<string, string> = {}) =>
  runForm(banAccountAction, { id, reason: "Spam", ground: "terms", rule: "Abschnitt 3", until: "", ...fields });
const lift = (id: string) => runForm(liftBanAction, { id });
const invalid = (errors: Record<string, string>) => expect.objectContaining({ status: "invalid", errors });

describe("who is no admin changes nothing", () => {
  test.each([null, ...otherRoles])("%s, through the actions and through the mutations", async (role) => {
    const actor = role === null ? randomUUID() : await createPerson({ newType: role });
    await signInAs(role === null ? null : actor);
    const session = await createWebSession(reader, "Safari");
    const banned = await createPerson({ bannedAt: new Date() });
    const email = newEmail();
    await db.insert(signUps).values({ email, name: "Neu", passwordHash: "x", locale: "de" });
    const failed = role === null ? "redirected to /de/login" : expect.objectContaining({ status: "failed" });
    expect(await setRole(reader, "admin")).toEqual(failed);
    expect(await setRole(actor, "admin")).toEqual(failed);
    expect(await ban(reader)).toEqual(failed);
    expect(await lift(banned)).toEqual(failed);
    expect(await runForm(endAccountSessionAction, { id: reader, session })).toEqual(failed);
    expect(await runForm(endAccountSessionsAction, { id: reader })).toEqual(failed);
    expect(await runForm(resendConfirmationAction, { email })).toEqual(failed);
    const target = { adminId: actor, id: reader };
    await expect(changeRole(target, "admin")).rejects.toThrow("forbidden");
    await expect(banAccount(target, { reason: "x", ground: "terms", rule: "x", until: null })).rejects.toThrow(
      "forbidden",
    );
    await expect(liftBan({ ...target, id: banned })).rejects.toThrow("forbidden");
    await expect(endAccountSessions(target, null)).rejects.toThrow("forbidden");
    expect(await rowOf(reader)).toMatchObject({ newType: "community", bannedAt: null });
    expect((await rowOf(banned)).bannedAt).not.toBeNull();
    expect(await isSessionActive(session)).toBe(true);
    expect(await mailsTo(email)).toEqual([]);
    expect(await listLines()).toEqual([]);
    expect(takeExpired()).toEqual([]);
  });

  test("an admin who is banned meanwhile does not either", async () => {
    const other = await createPerson({ newType: "admin", bannedAt: new Date() });
    await expect(changeRole({ adminId: other, id: reader }, "editor")).rejects.toThrow("forbidden");
    expect((await rowOf(reader)).newType).toBe("community");
  });
});

describe("roles", () => {
  test("an admin gives a role: what names it expires, and its line names the former one", async () => {
    const commented = await createDish();
    await write(reader, commented);
    expect(await setRole(reader, "editor")).toBe(pageOf(reader));
    const { newType, slug, name } = await rowOf(reader);
    expect(newType).toBe("editor");
    const lists = ["cards", "cookbooks", "menus", "users"];
    expect(takeExpired()).toEqual([...lists, ...(await itemTags(commented)), `user:${slug}`].toSorted());
    const line = { actorId: admin, action: "role", subjectType: "account", subjectId: reader, subjectName: name };
    expect(await listLines()).toEqual([{ ...line, details: { from: "community", to: "editor" } }]);
  });

  test("the same role again changes nothing and writes no line", async () => {
    expect(await setRole(reader, "community")).toBe(pageOf(reader));
    expect(await listLines()).toEqual([]);
  });

  test("admins do not lower themselves, not even beside other admins", async () => {
    await createPerson({ newType: "admin" });
    expect(await setRole(admin, "editor")).toEqual(invalid({ role: "self" }));
    expect((await rowOf(admin)).newType).toBe("admin");
  });

  test("the last admin who can sign in keeps the role", async () => {
    // Another admin whose account has no address cannot sign in; this one acts by a session it has.
    const author = await createReader({ newType: "admin" });
    await expect(changeRole({ adminId: author, id: admin }, "editor")).rejects.toThrow("lastAdmin");
    await expect(
      banAccount({ adminId: author, id: admin }, { reason: "x", ground: "terms", rule: "x", until: null }),
    ).rejects.toThrow("lastAdmin");
    expect(await rowOf(admin)).toMatchObject({ newType: "admin", bannedAt: null });
  });

  test("of two admins who lower each other at once, one stays", async () => {
    const other = await createPerson({ newType: "admin" });
    const results = await Promise.allSettled([
      changeRole({ adminId: admin, id: other }, "community"),
      changeRole({ adminId: other, id: admin }, "community"),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const roles = [(await rowOf(admin)).newType, (await rowOf(other)).newType];
    expect(roles.sort()).toEqual(["admin", "community"]);
  });

  test("a role that does not exist and an unknown account are refused", async () => {
    expect(await setRole(reader, "owner")).toEqual(invalid({ role: "choose" }));
    expect(await setRole(randomUUID(), "editor")).toMatchObject({ status: "failed" });
    expect(await setRole("1; drop table users", "editor")).toMatchObject({ status: "failed" });
  });

  test("a lost role is gone on signed-in devices at once", async () => {
    const other = await createPerson({ newType: "admin" });
    const session = await createWebSession(other, "Safari");
    expect(await setRole(other, "community")).toBe(pageOf(other));
    currentSession.id = session;
    expect(await setRole(reader, "admin")).toMatchObject({ status: "failed" });
    expect((await rowOf(reader)).newType).toBe("community");
  });
});

describe("bans", () => {
  test("a ban ends all sessions and keeps its reason in the audit log", async () => {
    const session = await createWebSession(reader, "Safari");
    await createApiSession(reader, "App");
    expect(await ban(reader, { until: "2099-03-04" })).toBe(pageOf(reader));
    // The end of the day in Berlin.
    expect(await rowOf(reader)).toMatchObject({ bannedUntil: new Date("2099-03-04T23:00:00Z") });
    expect(await isSessionActive(session)).toBe(false);
    expect(await listSessions(reader)).toEqual([]);
    expect(await listLines()).toMatchObject([
      { actorId: admin, action: "ban", subjectId: reader, details: { reason: "Spam", until: "2099-03-04" } },
    ]);
  });

  test("an admin lifts a ban", async () => {
    await ban(reader);
    expect(await rowOf(reader)).toMatchObject({ bannedUntil: null });
    expect(await lift(reader)).toBe(pageOf(reader));
    expect((await rowOf(reader)).bannedAt).toBeNull();
    expect(await listLines()).toMatchObject([{ action: "unban", subjectId: reader }, { action: "ban" }]);
    expect(await lift(reader)).toMatchObject({ status: "failed" });
  });

  test.each([
    [{ reason: " " }, { reason: "missing" }],
    [{ reason: "x".repeat(501) }, { reason: "tooLong" }],
    [{ ground: "" }, { ground: "noGround" }],
    [{ rule: " " }, { rule: "noRule" }],
    [{ rule: "x".repeat(201) }, { rule: "ruleLong" }],
    [{ until: "2020-01-01" }, { until: "badDate" }],
    [{ until: "morgen" }, { until: "badDate" }],
  ])("%o is refused, and what was typed comes back", async (fields, errors) => {
    expect(await ban(reader, fields)).toMatchObject({ status: "invalid", errors, values: fields });
    expect((await rowOf(reader)).bannedAt).toBeNull();
  });

  test("admins do not ban themselves", async () => {
    await createPerson({ newType: "admin" });
    expect(await ban(admin)).toEqual(invalid({ reason: "self" }));
    expect((await rowOf(admin)).bannedAt).toBeNull();
  });

  test("an account that is banned, or whose deletion is under way, is not banned again", async () => {
    await ban(reader);
    expect(await ban(reader)).toEqual(invalid({ reason: "conflict" }));
    const leaving = await createPerson({ deletionRequestedAt: new Date(Date.now() - 15 * 86_400_000) });
    expect(await ban(leaving)).toEqual(invalid({ reason: "conflict" }));
    expect(await listLines()).toHaveLength(1);
  });

  test("a requested deletion protects from no ban, and the ban can be lifted", async () => {
    const leaving = await createPerson({ deletionRequestedAt: new Date() });
    expect(await ban(leaving)).toBe(pageOf(leaving));
    expect((await rowOf(leaving)).bannedAt).toBeInstanceOf(Date);
    expect(await lift(leaving)).toBe(pageOf(leaving));
    expect((await rowOf(leaving)).bannedAt).toBeNull();
  });

  test("a ban with an end ends although a deletion is requested, but not while it is under way", async () => {
    const bannedUntil = new Date(Date.now() - 1000);
    const leaving = { bannedAt: bannedUntil, bannedUntil, deletionRequestedAt: new Date() };
    const early = await createPerson(leaving);
    const due = await createPerson({ ...leaving, deletionRequestedAt: new Date(Date.now() - 15 * 86_400_000) });
    await liftEndedBans();
    expect((await rowOf(early)).bannedAt).toBeNull();
    expect((await rowOf(due)).bannedAt).toBeInstanceOf(Date);
  });
});

describe("sessions", () => {
  test("an admin ends one or all", async () => {
    const [first, second, third] = await Promise.all(["A", "B", "C"].map((agent) => createWebSession(reader, agent)));
    const wanted = newEmail();
    await requestEmailChange(reader, wanted, "de", first);
    expect(await runForm(endAccountSessionAction, { id: reader, session: first ?? "" })).toBe(pageOf(reader));
    expect(await isMailTokenValid("email", await mailedToken(wanted))).toBe(false);
    expect(await Promise.all([first, second, third].map((id) => isSessionActive(id ?? "")))).toEqual([
      false,
      true,
      true,
    ]);
    expect(await runForm(endAccountSessionsAction, { id: reader })).toBe(pageOf(reader));
    expect(await listSessions(reader)).toEqual([]);
    expect(await listLines()).toMatchObject([
      { action: "end_sessions", subjectId: reader },
      { action: "end_sessions", subjectId: reader },
    ]);
  });

  test("a session of another account stays", async () => {
    const session = await createWebSession(await createPerson(), "A");
    expect(await runForm(endAccountSessionAction, { id: reader, session })).toMatchObject({ status: "failed" });
    expect(await isSessionActive(session)).toBe(true);
    expect(await listLines()).toEqual([]);
  });
});

describe("the confirmation mail", () => {
  test("is sent again to a sign-up and to an account without confirmation", async () => {
    const [signUp, account] = [newEmail(), newEmail()];
    await db.insert(signUps).values({ email: signUp, name: "Neu", passwordHash: "x", locale: "en" });
    await createPerson({ email: account, emailConfirmedAt: null });
    for (const email of [signUp, account]) {
      expect(await runForm(resendConfirmationAction, { email: email.toUpperCase() })).toEqual({ status: "sent" });
      expect(await mailsTo(email)).toHaveLength(1);
    }
    expect((await mailsTo(signUp))[0]?.text).toContain("/en/confirm-email?token=");
  });

  test("is not sent to confirmed, banned and unknown addresses", async () => {
    const [confirmed, banned] = [newEmail(), newEmail()];
    await createPerson({ email: confirmed });
    await createPerson({ email: banned, emailConfirmedAt: null, bannedAt: new Date() });
    for (const email of [confirmed, banned, newEmail()]) {
      expect(await runForm(resendConfirmationAction, { email })).toMatchObject({ status: "failed" });
      expect(await mailsTo(email)).toEqual([]);
    }
  });

  test("is sent although strangers have asked for all mails that this address gets", async () => {
    const email = newEmail();
    await db.insert(signUps).values({ email, name: "Neu", passwordHash: "x", locale: "de" });
    while (await accountLimits().confirmationPerEmail(email));
    expect(await runForm(resendConfirmationAction, { email })).toEqual({ status: "sent" });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("is sent a few times only", async () => {
    const email = newEmail();
    await db.insert(signUps).values({ email, name: "Neu", passwordHash: "x", locale: "de" });
    for (let count = 0; count < 5; count += 1) await runForm(resendConfirmationAction, { email });
    expect(await runForm(resendConfirmationAction, { email })).toMatchObject({ status: "limited" });
    expect(await mailsTo(email)).toHaveLength(5);
  });
});
