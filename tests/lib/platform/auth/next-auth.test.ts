import type { NextAuthConfig } from "next-auth";
import { encode } from "next-auth/jwt";
import { beforeEach, expect, test, vi } from "vitest";
import { findDevice, readDeviceCookie } from "#lib/platform/auth/devices/device-cookie.ts";
import { getAuthSecret } from "#lib/platform/auth/secret.ts";
import {
  createApiSession,
  createWebSession,
  endSessions,
  findUserBySessionId,
  findUserByToken,
} from "#lib/platform/auth/sessions.ts";
import { createSignInToken } from "#lib/platform/auth/sign-in-token.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const browser = vi.hoisted(() => ({ cookies: new Map<string, string>(), options: new Map<string, object>() }));

vi.mock("next/headers", () => ({
  headers: async () =>
    new Headers({ cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ") }),
  cookies: async () => ({
    getAll: () => [],
    get: () => undefined,
    set: (name: string, value: string, options: object) => {
      browser.cookies.set(name, value);
      browser.options.set(name, options);
    },
  }),
}));
// The library is asked for its configuration only.
vi.mock("next-auth", () => ({ default: (getConfig: () => Promise<NextAuthConfig>) => ({ getConfig }) }));
vi.mock("next-auth/providers/credentials", () => ({ default: (options: object) => options }));
vi.mock("#lib/platform/auth/next-auth-providers.ts", () => ({ createNextAuthProviders: () => [] }));

setUpDatabase();
beforeEach(() => {
  browser.cookies.clear();
});

/** What the library does with an accepted ticket: the id of the session it puts into the cookie. */
async function signInByTicket(userId: string, sessionEpoch?: number): Promise<string> {
  const { createNextAuth } = await import("#lib/platform/auth/next-auth.ts");
  const { getConfig } = createNextAuth() as unknown as { getConfig: () => Promise<NextAuthConfig> };
  const { callbacks } = await getConfig();
  const id = createSignInToken({ userId, sessionEpoch });
  const account = { provider: "ticket", providerAccountId: id, type: "credentials" } as const;
  const token = await callbacks?.jwt?.({ token: {}, user: { id }, account });
  return String(token?.sessionId);
}

test("a sign-in makes the device known to the account, beside earlier ones", async () => {
  const [anna, tom] = [await createMember(), await createMember()];
  for (const { id } of [anna, tom]) {
    expect((await findUserBySessionId(await signInByTicket(id)))?.id).toBe(id);
  }
  const value = readDeviceCookie(new Headers({ cookie: `device=${browser.cookies.get("device")}` }));
  for (const { id } of [anna, tom]) expect(findDevice(value, { id, sessionEpoch: 0 })).not.toBeNull();
  expect(browser.options.get("device")).toMatchObject({ httpOnly: true, sameSite: "lax", path: "/" });
  expect(browser.options.get("signed-in")).not.toHaveProperty("httpOnly");
});

test("a device is not known any more when the sessions were ended, until it signs in again", async () => {
  const { id } = await createMember();
  await signInByTicket(id);
  const sessionEpoch = await endSessions(id);
  if (sessionEpoch === undefined) throw new Error("no user");
  const read = () => findDevice(browser.cookies.get("device") ?? "", { id, sessionEpoch });
  expect(read()).toBeNull();
  await signInByTicket(id, sessionEpoch);
  expect(read()).not.toBeNull();
});

test("ends only the former session of the browser", async () => {
  const [anna, berta] = [await createMember(), await createMember()];
  const before = await createWebSession(anna.id, "Firefox");
  const other = await createWebSession(anna.id, "Safari");
  const app = await createApiSession(anna.id, "app");
  const salt = "authjs.session-token";
  const cookie = await encode({ token: { sub: anna.id, sessionId: before }, secret: getAuthSecret(), salt });
  browser.cookies.set(salt, cookie);
  expect((await findUserBySessionId(await signInByTicket(berta.id)))?.id).toBe(berta.id);
  expect(await findUserBySessionId(before)).toBeNull();
  expect((await findUserBySessionId(other))?.id).toBe(anna.id);
  expect((await findUserByToken(app))?.id).toBe(anna.id);
});

test("refuses a ticket that was made before all sessions of the user were ended", async () => {
  const { id } = await createMember();
  const [before, now] = [0, await endSessions(id)];
  await expect(signInByTicket(id, before)).rejects.toMatchObject({ code: "credentials" });
  expect((await findUserBySessionId(await signInByTicket(id, now)))?.id).toBe(id);
});
