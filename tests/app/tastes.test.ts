import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { db } from "#lib/db/client.ts";
import { tastes } from "#lib/db/tables/tastes.ts";
import { cuisines, diets, goals, intolerances, noTaste, type Taste } from "#lib/tastes/choices.ts";
import { newMember } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";

const asking = vi.hoisted(() => ({ sessionId: null as string | null }));
vi.mock("#lib/auth/viewer.ts", async () => {
  const { findByUserToken, findBySessionId } = await import("#lib/auth/sessions.ts");
  return {
    identify: async (request: Request) => findByUserToken(request.headers.get("x-user-token") ?? ""),
    getViewer: async () => (asking.sessionId ? findBySessionId(asking.sessionId) : null),
  };
});
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), refresh() {} }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`to ${href}`);
  },
}));

const { openApiSession, openWebSession } = await import("#lib/auth/sessions.ts");
const preferences = await import("#app/api/personalization/preferences/route.ts");
const options = await import("#app/api/personalization/options/route.ts");
const actions = await import("#lib/tastes/actions.ts");
const { getTaste } = await import("#lib/tastes/queries.ts");
ownDatabase();

const vegan: Taste = { goals: ["quick"], diet: "vegan", cuisines: ["italian"], intolerances: ["gluten"] };
const hearty: Taste = { ...noTaste, diet: "omnivore", goals: ["guests"] };

async function member() {
  const { id } = await newMember();
  asking.sessionId = await openWebSession(id, "browser");
  return { id, token: await openApiSession(id, "app") };
}

async function ask(method: "GET" | "PUT" | "DELETE", token: string, body?: unknown) {
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

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const open = { status: "open" } as const;

test("preferences are kept, replaced and forgotten", async () => {
  const { token } = await member();
  expect(await ask("GET", token)).toEqual({ status: 200, data: null });
  expect(await ask("PUT", token, vegan)).toEqual({ status: 200, data: vegan });
  expect(await ask("PUT", token, { diet: "omnivore", goals: ["guests", "guests"] })).toEqual({
    status: 200,
    data: hearty,
  });
  expect(await ask("GET", token)).toEqual({ status: 200, data: hearty });
  expect((await ask("DELETE", token)).status).toBe(204);
  expect((await ask("DELETE", token)).status).toBe(204);
  expect(await ask("GET", token)).toEqual({ status: 200, data: null });
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
])("%j is refused, and changes nothing", async (body) => {
  const { id, token } = await member();
  await ask("PUT", token, vegan);
  expect((await ask("PUT", token, body)).status).toBe(422);
  expect(await getTaste(id)).toEqual(vegan);
});

test("the options name everything that may be kept", async () => {
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

test("the answers of a device come into an account that has none; one that has some keeps its own", async () => {
  const { id } = await member();
  expect(await actions.adoptTasteAction(vegan)).toBe(true);
  expect(await getTaste(id)).toEqual(vegan);
  expect(await actions.adoptTasteAction(hearty)).toBe(true);
  expect(await getTaste(id)).toEqual(vegan);
});

test("twenty tabs at once bring one device's answers over once", async () => {
  const { id } = await member();
  const others = Array.from({ length: 19 }, () => actions.adoptTasteAction(vegan));
  expect(await Promise.all([actions.adoptTasteAction(vegan), ...others])).not.toContain(false);
  expect(await db.$count(tastes, eq(tastes.userId, id))).toBe(1);
});

test("nobody, and nonsense, bring nothing over: the device keeps what it has", async () => {
  const { id } = await member();
  expect(await actions.adoptTasteAction({ diet: "cannibal" })).toBe(false);
  expect(await actions.adoptTasteAction("x".repeat(10_000))).toBe(false);
  expect(await getTaste(id)).toBeNull();
  asking.sessionId = null;
  expect(await actions.adoptTasteAction(vegan)).toBe(false);
  await actions.putOffQuizAction();
});

test("the quiz is due for a new account until it is put off or answered", async () => {
  const isDue = async (id: string) => {
    const [row] = await db.select().from(tastes).where(eq(tastes.userId, id));
    return row?.isDue;
  };
  const due = { goals: [], cuisines: [], intolerances: [], isDue: true };
  const [one, other] = [await member(), await member()];
  await db.insert(tastes).values([
    { userId: one.id, ...due },
    { userId: other.id, ...due },
  ]);
  expect(await getTaste(other.id)).toBeNull();
  await actions.putOffQuizAction();
  expect([await isDue(one.id), await isDue(other.id)]).toEqual([true, false]);
  await ask("PUT", one.token, vegan);
  expect(await isDue(one.id)).toBe(false);
});

test("without script, a form keeps the answers of the result; another one forgets them", async () => {
  const { id } = await member();
  const answers = "goal=quick&goal=nonsense&diet=vegan&cuisine=italian&without=gluten";
  expect(await actions.keepTasteAction(open, form({ answers, locale: "en" }))).toEqual({ status: "sent" });
  expect(await getTaste(id)).toEqual(vegan);
  expect(await actions.forgetTasteAction(open, form({ locale: "de" }))).toEqual({ status: "sent" });
  expect(await getTaste(id)).toBeNull();
  asking.sessionId = null;
  await expect(actions.keepTasteAction(open, form({ answers, locale: "de" }))).rejects.toThrow("to /de/login");
  expect(await getTaste(id)).toBeNull();
});
