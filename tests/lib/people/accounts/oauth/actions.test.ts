import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { connectAccountAction, signInWithProviderAction } from "#lib/people/accounts/oauth/actions.ts";
import { startOAuth } from "#lib/people/accounts/oauth/start-oauth.ts";
import { db } from "#lib/platform/db/client.ts";
import { credentials } from "#lib/platform/db/tables/accounts.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { createMember, password } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const session = vi.hoisted(() => ({ user: null as { id: string } | null }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
vi.mock("#lib/platform/auth/provider-config.ts", () => ({ listConfiguredProviders: () => ["google"] }));
vi.mock("#lib/people/accounts/oauth/start-oauth.ts", () => ({ startOAuth: vi.fn(async () => "/google") }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

// Hashing is slow on purpose.
vi.setConfig({ testTimeout: 30_000 });
setUpDatabase();

const request = { provider: "google", next: "/de/profile/einstellungen", locale: "de" };
const connect = (typed: string) => connectAccountAction({ status: "open" }, toForm({ ...request, password: typed }));

beforeEach(async () => {
  session.user = await createMember();
  vi.mocked(startOAuth).mockClear();
});

test("connects an account of a provider with the password only", async () => {
  for (const typed of ["", "falsch"]) {
    expect(await connect(typed)).toMatchObject({ status: "invalid", errors: { password: "wrong" } });
  }
  expect(startOAuth).not.toHaveBeenCalled();
  await expect(connect(password)).rejects.toThrow("redirected to /google");
  expect(startOAuth).toHaveBeenCalledWith(request, session.user);
});

test("asks a user without a password for none", async () => {
  await db.delete(credentials).where(eq(credentials.userId, session.user?.id ?? ""));
  await expect(connect("")).rejects.toThrow("redirected to /google");
});

test("limits guesses", async () => {
  for (let count = 0; count < 10; count += 1) expect(await connect("falsch")).toMatchObject({ status: "invalid" });
  expect(await connect(password)).toMatchObject({ status: "limited" });
});

test("connects nothing for a signed-out reader, and to sign in never connects", async () => {
  await expect(signInWithProviderAction({ status: "open" }, toForm(request))).rejects.toThrow("redirected to /google");
  expect(startOAuth).toHaveBeenLastCalledWith(request, null);
  session.user = null;
  await expect(connect("")).rejects.toThrow("redirected to /de/login");
  expect(startOAuth).toHaveBeenCalledTimes(1);
});
