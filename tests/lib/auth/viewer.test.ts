import { encode } from "next-auth/jwt";
import { beforeEach, expect, test, vi } from "vitest";
import { authSecret } from "#lib/auth/secret.ts";
import { findBySessionId, findByUserToken, openApiSession, openWebSession } from "#lib/auth/sessions.ts";
import { openTicket } from "#lib/auth/ticket.ts";
import { getViewer, identify, signInAs, signOutHere } from "#lib/auth/viewer.ts";
import { newMember } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";

const seen = vi.hoisted(() => ({ cookie: "", signIns: [] as unknown[], signOuts: 0, deleted: [] as string[] }));

vi.mock("next/headers", () => ({
  headers: async () => new Headers({ cookie: seen.cookie }),
  cookies: async () => ({ delete: (name: string) => seen.deleted.push(name) }),
}));
vi.mock("#lib/auth/next-auth.ts", () => ({
  signIn: async (_: string, { ticket }: { ticket: string }) => void seen.signIns.push(ticket),
  signOut: async () => {
    seen.signOuts += 1;
  },
}));

ownDatabase();
beforeEach(() => {
  Object.assign(seen, { cookie: "", signIns: [], signOuts: 0, deleted: [] });
});

const name = "authjs.session-token";

async function cookieOf(sessionId: unknown, { secret = authSecret(), salt = name, maxAge = 60 } = {}): Promise<string> {
  return `${name}=${await encode({ token: { sessionId }, secret, salt, maxAge })}`;
}

test("the cookie names a session, and its row decides", async () => {
  const { id } = await newMember();
  const session = await openWebSession(id, "Firefox");
  seen.cookie = await cookieOf(session);
  expect(await getViewer()).toMatchObject({ id, sessionId: session });
  await signOutHere();
  expect(await getViewer()).toBeNull();
  expect(seen.signOuts).toBe(1);
  expect(seen.deleted).toEqual(["signed-in"]);
  await signOutHere();
});

test("a cookie that was not written here is nobody's", async () => {
  const { id } = await newMember();
  const session = await openWebSession(id, "Firefox");
  const good = await cookieOf(session);
  const bad = [
    await cookieOf(session, { secret: "another secret that is long enough to be one" }),
    await cookieOf(session, { salt: "authjs.csrf-token" }),
    await cookieOf(session, { maxAge: -60 }),
    await cookieOf({ not: "an id" }),
    `${good.slice(0, -4)}AAAA`,
    good.slice(0, 60),
    `${name}=`,
    `${name}=${session}`,
    "%",
    "",
  ];
  for (const cookie of bad) {
    seen.cookie = cookie;
    expect(await getViewer(), cookie).toBeNull();
  }
});

test("a token that opens nothing is nobody, whatever the cookie says", async () => {
  const [anna, berta] = [await newMember(), await newMember()];
  seen.cookie = await cookieOf(await openWebSession(anna.id, "Firefox"));
  const ask = (token?: string) =>
    identify(
      new Request("http://localhost:3000/api/", token === undefined ? {} : { headers: { "x-user-token": token } }),
    );
  expect((await ask())?.id).toBe(anna.id);
  expect((await ask(await openApiSession(berta.id, "app")))?.id).toBe(berta.id);
  expect(await ask("x".repeat(43))).toBeNull();
  expect(await ask("")).toBeNull();
});

test("signing in ends the session the browser had before, and no other", async () => {
  const [anna, berta] = [await newMember(), await newMember()];
  const before = await openWebSession(anna.id, "Firefox");
  const elsewhere = await openWebSession(anna.id, "Safari");
  const app = await openApiSession(anna.id, "app");
  seen.cookie = await cookieOf(before);
  await signInAs(berta.id);
  expect(openTicket(seen.signIns[0])).toBe(berta.id);
  expect(await findBySessionId(before)).toBeNull();
  expect((await findBySessionId(elsewhere))?.id).toBe(anna.id);
  expect((await findByUserToken(app))?.id).toBe(anna.id);
});
