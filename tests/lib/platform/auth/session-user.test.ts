import { encode } from "next-auth/jwt";
import { beforeEach, expect, test, vi } from "vitest";
import { getAuthSecret } from "#lib/platform/auth/secret.ts";
import { getRequestUser, getSessionUser, signInUser, signOutCurrentSession } from "#lib/platform/auth/session-user.ts";
import { createApiSession, createWebSession } from "#lib/platform/auth/sessions.ts";
import { verifySignInToken } from "#lib/platform/auth/sign-in-token.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const seen = vi.hoisted(() => ({
  cookie: "",
  signIns: [] as unknown[],
  signOuts: 0,
  targets: [] as unknown[],
  deleted: [] as string[],
}));

vi.mock("next/headers", () => ({
  headers: async () => new Headers({ cookie: seen.cookie }),
  cookies: async () => ({
    set: (name: string, value: string, { maxAge }: { maxAge: number }) => {
      if (value === "" && maxAge === 0) seen.deleted.push(name);
    },
  }),
}));
vi.mock("#lib/platform/auth/next-auth.ts", () => ({
  signIn: async (_: string, { ticket, redirectTo }: { ticket: string; redirectTo?: string }) => {
    seen.signIns.push(ticket);
    seen.targets.push(redirectTo);
  },
  signOut: async ({ redirectTo }: { redirectTo?: string }) => {
    seen.signOuts += 1;
    seen.targets.push(redirectTo);
  },
}));

setUpDatabase();
beforeEach(() => {
  Object.assign(seen, { cookie: "", signIns: [], signOuts: 0, targets: [], deleted: [] });
});

const name = "authjs.session-token";

async function cookieOf(
  sessionId: unknown,
  { secret = getAuthSecret(), salt = name, maxAge = 60 } = {},
): Promise<string> {
  return `${name}=${await encode({ token: { sessionId }, secret, salt, maxAge })}`;
}

test("finds the user by the session of the cookie", async () => {
  const { id } = await createMember();
  const session = await createWebSession(id, "Firefox");
  seen.cookie = await cookieOf(session);
  expect(await getSessionUser()).toMatchObject({ id, sessionId: session });
  await signOutCurrentSession();
  expect(await getSessionUser()).toBeNull();
  expect(seen.signOuts).toBe(1);
  expect(seen.deleted).toEqual(["signed-in"]);
  await signOutCurrentSession();
});

test("ignores a forged cookie", async () => {
  const { id } = await createMember();
  const session = await createWebSession(id, "Firefox");
  const good = await cookieOf(session);
  const bad = [
    await cookieOf(session, { secret: "another secret that is long enough to be one" }),
    await cookieOf(session, { salt: "authjs.csrf-token" }),
    await cookieOf(session, { maxAge: -60 }),
    await cookieOf({ not: "an id" }),
    `${good.slice(0, -4)}AAAA`,
    good.slice(0, 60),
    `${good}.${good.slice(name.length + 1)}`,
    `${name}=a.b.c.d.e`,
    `${name}=x`,
    `${name}=`,
    `${name}=${session}`,
    "%",
    "",
  ];
  for (const cookie of bad) {
    seen.cookie = cookie;
    expect(await getSessionUser(), cookie).toBeNull();
  }
});

test("returns null for an invalid token with a valid cookie", async () => {
  const [anna, berta] = [await createMember(), await createMember()];
  seen.cookie = await cookieOf(await createWebSession(anna.id, "Firefox"));
  const ask = (token?: string) =>
    getRequestUser(
      new Request("http://localhost:3000/api/", token === undefined ? {} : { headers: { "x-user-token": token } }),
    );
  expect((await ask())?.id).toBe(anna.id);
  expect((await ask(await createApiSession(berta.id, "app")))?.id).toBe(berta.id);
  expect(await ask("x".repeat(43))).toBeNull();
  expect(await ask("")).toBeNull();
});

test("hands the proof of who signs in to the library", async () => {
  const { id } = await createMember();
  await signInUser({ userId: id, sessionEpoch: 2 });
  expect(verifySignInToken(seen.signIns[0])).toEqual({ userId: id, sessionEpoch: 2 });
});

test("names a page to return to, because the library would store that of a mailed link", async () => {
  const { id } = await createMember();
  seen.cookie = await cookieOf(await createWebSession(id, "Firefox"));
  await signInUser({ userId: id });
  await signOutCurrentSession();
  expect(seen.targets).toEqual(["/", "/"]);
});
