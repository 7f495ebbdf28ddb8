import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { handleOAuthCallback } from "#lib/people/accounts/oauth/oauth-callback.ts";
import { listConnectedAccounts } from "#lib/people/accounts/oauth/queries.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { createWebSession, endSession, findUserBySessionId } from "#lib/platform/auth/sessions.ts";
import { createMember, mailsTo, newEmail } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const request = vi.hoisted(() => ({ user: null as SessionUser | null }));
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined, set() {} }),
}));
vi.mock("#lib/people/accounts/oauth/oauth-link-cookie.ts", () => ({ getOAuthLinkUser: async () => request.user }));

setUpDatabase();

const claims = () => ({ sub: randomUUID(), email: newEmail(), email_verified: true, name: "Berta" });

beforeEach(async () => {
  const { id } = await createMember();
  request.user = await findUserBySessionId(await createWebSession(id, "Firefox"));
});

test("connects the account with the user who asked for it", async () => {
  expect(await handleOAuthCallback("google", claims())).toBe("/de");
  expect(await listConnectedAccounts(request.user?.id ?? "")).toHaveLength(1);
});

test("connects nothing when the session has ended since it was read", async () => {
  const { id = "", sessionId = "", email } = request.user ?? {};
  await endSession(id, sessionId);
  expect(await handleOAuthCallback("google", claims())).toBe("/de/login?error=failed");
  expect(await listConnectedAccounts(id)).toEqual([]);
  expect(await mailsTo(email ?? "")).toEqual([]);
});
