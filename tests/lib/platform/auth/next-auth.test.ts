import type { NextAuthConfig } from "next-auth";
import { expect, test, vi } from "vitest";
import { findDevice, readDeviceCookie } from "#lib/platform/auth/devices/device-cookie.ts";
import { findUserBySessionId } from "#lib/platform/auth/sessions.ts";
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

test("a sign-in makes the device known to the account, beside earlier ones", async () => {
  const { createNextAuth } = await import("#lib/platform/auth/next-auth.ts");
  const { getConfig } = createNextAuth() as unknown as { getConfig: () => Promise<NextAuthConfig> };
  const { callbacks } = await getConfig();
  const [anna, tom] = [await createMember(), await createMember()];
  for (const { id } of [anna, tom]) {
    const token = await callbacks?.jwt?.({
      token: {},
      user: { id },
      account: { provider: "ticket", providerAccountId: id, type: "credentials" },
    });
    expect((await findUserBySessionId(String(token?.sessionId)))?.id).toBe(id);
  }
  const value = readDeviceCookie(new Headers({ cookie: `device=${browser.cookies.get("device")}` }));
  for (const { id } of [anna, tom]) expect(findDevice(value, id)).not.toBeNull();
  expect(browser.options.get("device")).toMatchObject({ httpOnly: true, sameSite: "lax", path: "/" });
  expect(browser.options.get("signed-in")).not.toHaveProperty("httpOnly");
});
