import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { allOperations } from "#app/api/all-operations.ts";
import { createApiSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { adaptations } from "#lib/platform/db/tables/community/adaptations.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { createMember } from "#tests/support/accounts.ts";
import { callRoute, findDocumentedSchemas } from "#tests/support/api/document.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createPublicRecipe } from "#tests/support/owned-resources.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => import("#tests/support/api/request-user.ts"));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

setUpDatabase();

let userId: string;
let token: string;
let recipe: string;

beforeEach(async () => {
  userId = (await createMember()).id;
  token = await createApiSession(userId, "app");
  recipe = await createPublicRecipe();
});

const withNote = (note: string, date = "2026-05-03") => ({ tries: [{ date, rating: 4, note }] });

/** Calls an operation by its id and compares the answer with the document. */
async function call(id: string, { as = token, ...rest }: Parameters<typeof callRoute>[1] & { as?: string } = {}) {
  const operation = allOperations.find((one) => one.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  const response = await callRoute(operation.path, {
    method: operation.method,
    headers: { "x-user-token": as },
    ...rest,
  });
  const documented = findDocumentedSchemas(operation);
  const text = await response.text();
  const body = text === "" ? null : JSON.parse(text);
  if (response.ok) expect(response.status).toBe(documented.status);
  const schema = response.ok ? documented.answer : documented.problem;
  if (schema) expect(schema.safeParse(body).error, text).toBeUndefined();
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  return { status: response.status, body, data: body?.data };
}

const create = (content: unknown, as = token) => call("createAdaptation", { as, body: { recipe, content } });
const own = () => ({ params: { id: recipe } });

test("a version is created, read, listed, changed and deleted", async () => {
  const created = await create(withNote("Gut."));
  expect(created).toMatchObject({ status: 201, data: { recipe_id: recipe } });
  const { version } = created.data;
  expect((await call("getAdaptation", own())).data).toMatchObject({
    version,
    content: { ingredients: [], added: [], steps: [], ...withNote("Gut.") },
  });
  const listed = await call("listAdaptations");
  expect(listed.body.meta.pagination).toEqual({ page: 1, pages: 1, count: 1 });
  expect(listed.data).toMatchObject([{ recipe_id: recipe, title: "Spätzle", image: { width: 400 } }]);
  expect(listed.data[0].url).toMatch(/^http:\/\/localhost:3000\/de\/rezepte\//);

  const tries = [...withNote("Gut.").tries, ...withNote("Besser.", "2026-06-01").tries];
  const saved = await call("saveAdaptation", { ...own(), body: { version, content: { tries } } });
  expect(saved.data).toEqual({ recipe_id: recipe, version: version + 1 });
  const { content } = (await call("getAdaptation", own())).data;
  expect(content.tries.map(({ note }: { note: string }) => note)).toEqual(["Besser.", "Gut."]);

  expect((await call("deleteAdaptation", own())).status).toBe(204);
  for (const id of ["getAdaptation", "deleteAdaptation"]) expect((await call(id, own())).status).toBe(404);
  expect((await call("listAdaptations", { query: "?page=2" })).data).toEqual([]);
});

test("an empty content deletes the version, and creates none", async () => {
  const { version } = (await create(withNote("Gut."))).data;
  const emptied = await call("saveAdaptation", { ...own(), body: { version, content: {} } });
  expect(emptied.data).toEqual({ recipe_id: recipe, version: 0 });
  const refused = await create({});
  expect([refused.status, refused.body.errors]).toEqual([422, [{ field: "content", code: "required" }]]);
  expect(await db.$count(adaptations, eq(adaptations.userId, userId))).toBe(0);
});

test("a change on top of an older version is a conflict and changes nothing", async () => {
  const { version } = (await create(withNote("Gut."))).data;
  await call("saveAdaptation", { ...own(), body: { version, content: withNote("Besser.") } });
  for (const late of [
    await call("saveAdaptation", { ...own(), body: { version, content: withNote("Schlechter.") } }),
    await create(withNote("Schlechter.")),
  ])
    expect([late.status, late.body.code, late.body.errors]).toEqual([
      409,
      "conflict",
      [{ field: "version", code: "changed" }],
    ]);
  expect((await call("getAdaptation", own())).data.content).toMatchObject(withNote("Besser."));
});

test("versions of other users answer like missing ones, also to editors", async () => {
  await create(withNote("Geheim."));
  const editor = await createApiSession((await createMember({ newType: "editor" })).id, "app");
  const body = { version: 1, content: withNote("Fremd.") };
  for (const id of ["getAdaptation", "saveAdaptation", "deleteAdaptation"]) {
    const rest = id === "saveAdaptation" ? { body } : {};
    const foreign = await call(id, { ...own(), ...rest, as: editor });
    const missing = await call(id, { params: { id: randomUUID() }, ...rest, as: editor });
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
  }
  expect((await call("listAdaptations", { as: editor })).data).toEqual([]);
  expect((await call("getAdaptation", own())).data.content).toMatchObject(withNote("Geheim."));
});

test("only public recipes are changed; the version of one that is gone is read and deleted", async () => {
  await create(withNote("Gut."));
  await db.update(items).set({ state: "draft" }).where(eq(items.id, recipe));
  expect((await call("listAdaptations")).data).toMatchObject([{ recipe_id: recipe, url: null }]);
  const { version } = (await call("getAdaptation", own())).data;
  const change = await call("saveAdaptation", { ...own(), body: { version, content: withNote("Besser.") } });
  expect([change.status, change.body.code]).toEqual([404, "missing"]);
  expect((await call("deleteAdaptation", own())).status).toBe(204);
  expect((await create(withNote("Gut."))).status).toBe(404);
});

test("a repeated request with a key creates nothing twice", async () => {
  const headers = { "x-user-token": token, "idempotency-key": randomUUID() };
  const body = { recipe, content: withNote("Gut.") };
  const first = await call("createAdaptation", { headers, body });
  expect(await call("createAdaptation", { headers, body })).toEqual(first);
});

test("limits changes", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 151; n++) statuses.push((await create(withNote("Gut."))).status);
  expect(new Set(statuses.slice(0, 150))).toEqual(new Set([201]));
  expect(statuses[150]).toBe(429);
});

test("names what it does not know", async () => {
  const quantity = { amount: 1, amountMax: null, unit: "barrel" };
  const added = [{ ingredientId: null, name: "Salz", quantity, addition: "" }];
  const refused = await create({ added });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [{ field: "content.added.0.quantity.unit", code: "unit" }],
  ]);
});
