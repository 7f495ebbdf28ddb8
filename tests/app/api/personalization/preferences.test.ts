import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import {
  cuisines,
  diets,
  goals,
  intolerances,
  noPreferences,
  type Preferences,
} from "#lib/people/preferences/preferences.ts";
import { db } from "#lib/platform/db/client.ts";
import { userPreferences } from "#lib/platform/db/tables/preferences.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const session = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserByToken, findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return {
    getRequestUser: async (request: Request) => findUserByToken(request.headers.get("x-user-token") ?? ""),
    getSessionUser: async () => (session.id ? findUserBySessionId(session.id) : null),
  };
});
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), refresh() {} }));
const setCookie = vi.hoisted(() => vi.fn());
vi.mock("next/headers", () => ({ headers: async () => new Headers(), cookies: async () => ({ set: setCookie }) }));
vi.mock("next/navigation", () => ({
  unstable_rethrow() {},
  redirect: (href: string) => {
    throw new Error(`to ${href}`);
  },
}));

const { createApiSession, createWebSession } = await import("#lib/platform/auth/sessions.ts");
const preferences = await import("#app/api/personalization/preferences/route.ts");
const options = await import("#app/api/personalization/options/route.ts");
const actions = await import("#lib/people/preferences/actions.ts");
const { getPreferences } = await import("#lib/people/preferences/queries.ts");
setUpDatabase();

const vegan: Preferences = { goals: ["quick"], diet: "vegan", cuisines: ["italian"], intolerances: ["gluten"] };
const hearty: Preferences = { ...noPreferences, diet: "omnivore", goals: ["guests"] };

async function member() {
  const { id } = await createMember();
  session.id = await createWebSession(id, "browser");
  return { id, token: await createApiSession(id, "app") };
}

async function call(method: "GET" | "PUT" | "DELETE", token: string, body?: unknown) {
  const response = await preferences[method](
    new Request("http://localhost:3000/api/personalization/preferences/", {
      method,
      headers: { "x-user-token": token, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
    {},
  );
  return { status: response.status, data: response.status === 204 ? undefined : (await response.json()).data };
}
const success = { ok: true, data: undefined };

test("saves, replaces and deletes preferences", async () => {
  const { token } = await member();
  expect(await call("GET", token)).toEqual({ status: 200, data: null });
  expect(await call("PUT", token, vegan)).toEqual({ status: 200, data: vegan });
  expect(await call("PUT", token, { diet: "omnivore", goals: ["guests", "guests"] })).toEqual({
    status: 200,
    data: hearty,
  });
  expect(await call("GET", token)).toEqual({ status: 200, data: hearty });
  expect((await call("DELETE", token)).status).toBe(204);
  expect((await call("DELETE", token)).status).toBe(204);
  expect(await call("GET", token)).toEqual({ status: 200, data: null });
});

test.each<[unknown]>([
  [{ goals: ["world-domination"] }],
  [{ diet: "cannibal" }],
  [{ cuisines: "italian" }],
  [{ cuisines: Array<string>(51).fill("italian") }],
  [{ intolerances: [null] }],
  [{ goal: ["quick"] }],
  [[]],
  [null],
])("rejects %j and changes nothing", async (body) => {
  const { id, token } = await member();
  await call("PUT", token, vegan);
  expect((await call("PUT", token, body)).status).toBe(422);
  expect(await getPreferences(id)).toEqual(vegan);
});

test("lists every valid answer as an option", async () => {
  const response = await options.GET(new Request("http://localhost:3000/api/personalization/options/"), {});
  const { data } = (await response.json()) as {
    data: { key: string; selection: string; options: { key: string }[] }[];
  };
  expect(response.status).toBe(200);
  expect(data.map(({ key, selection, options: all }) => [key, selection, all.map((one) => one.key)])).toEqual([
    ["goals", "multi", [...goals]],
    ["diet", "single", [...diets]],
    ["cuisines", "multi", [...cuisines]],
    ["intolerances", "multi", [...intolerances]],
  ]);
});

test("imports the answers of a device only into an account without answers", async () => {
  const { id } = await member();
  expect(await actions.importPreferencesAction(vegan)).toEqual(success);
  expect(await getPreferences(id)).toEqual(vegan);
  expect(await actions.importPreferencesAction(hearty)).toEqual(success);
  expect(await getPreferences(id)).toEqual(vegan);
});

test("imports the answers of a device once, even from twenty tabs at the same time", async () => {
  const { id } = await member();
  const results = await Promise.all(Array.from({ length: 20 }, () => actions.importPreferencesAction(vegan)));
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(await db.$count(userPreferences, eq(userPreferences.userId, id))).toBe(1);
});

test("imports nothing when signed out or when the answers are invalid", async () => {
  const { id } = await member();
  expect(await actions.importPreferencesAction({ diet: "cannibal" } as never)).toMatchObject({
    ok: false,
    code: "invalid",
    errors: { diet: "unknown" },
  });
  expect(await actions.importPreferencesAction("x".repeat(10_000) as never)).toMatchObject({
    ok: false,
    code: "invalid",
  });
  expect(await getPreferences(id)).toBeNull();
  session.id = null;
  expect(await actions.importPreferencesAction(vegan)).toMatchObject({ ok: false, code: "unauthorized" });
  expect(await actions.dismissQuizAction()).toMatchObject({ ok: false, code: "unauthorized" });
});

test("offers the quiz to a new account until it is dismissed or answered", async () => {
  const isDue = async (id: string) => {
    const [row] = await db.select().from(userPreferences).where(eq(userPreferences.userId, id));
    return row?.shouldOfferQuiz;
  };
  const due = { goals: [], cuisines: [], intolerances: [], shouldOfferQuiz: true };
  const [one, other] = [await member(), await member()];
  await db.insert(userPreferences).values([
    { userId: one.id, ...due },
    { userId: other.id, ...due },
  ]);
  expect(await getPreferences(other.id)).toBeNull();
  await actions.dismissQuizAction();
  expect([await isDue(one.id), await isDue(other.id)]).toEqual([true, false]);
  await call("PUT", one.token, vegan);
  expect(await isDue(one.id)).toBe(false);
});

test("saves and deletes preferences with forms, and leads to the sign-in page without a session", async () => {
  const { id } = await member();
  const answers = "goal=quick&goal=nonsense&diet=vegan&cuisine=italian&without=gluten";
  expect(await actions.savePreferencesAction(null, toForm({ answers, locale: "en" }))).toEqual(success);
  expect(await getPreferences(id)).toEqual(vegan);
  expect(await actions.deletePreferencesAction(null, toForm({ locale: "de" }))).toEqual(success);
  expect(await getPreferences(id)).toBeNull();
  expect(setCookie.mock.calls.map(([name, message]) => [name, message])).toEqual([["flash", "preferencesDeleted"]]);
  session.id = null;
  await expect(actions.savePreferencesAction(null, toForm({ answers, locale: "de" }))).rejects.toThrow("to /de/login");
  expect(await getPreferences(id)).toBeNull();
});

test("answers the quiz without a redirect when the session has ended", async () => {
  session.id = null;
  const result = await actions.savePreferencesAction(null, toForm({ answers: "diet=vegan" }));
  expect(result).toMatchObject({ ok: false, code: "unauthorized" });
});
