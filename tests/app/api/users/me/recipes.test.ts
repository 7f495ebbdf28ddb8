import { beforeAll, expect, test, vi } from "vitest";
import { allOperations } from "#app/api/all-operations.ts";
import { createApiSession } from "#lib/platform/auth/sessions.ts";
import {
  createAuthor,
  createReviewFixtures,
  createUpload,
  pagesOf,
} from "#tests/lib/content/recipe-drafts/fixtures.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { createMember } from "#tests/support/accounts.ts";
import { callRoute, findDocumentedSchemas } from "#tests/support/api/document.ts";
import { setUpDatabase } from "#tests/support/database.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => import("#tests/support/api/request-user.ts"));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), revalidateTag() {} }));

setUpDatabase();
const takeExpired = recordExpiry();

let token: string;
let editor: string;

const createToken = async (changes = {}) => createApiSession((await createMember(changes)).id, "app");

beforeAll(async () => {
  token = await createToken();
  editor = await createToken({ newType: "editor" });
});

const soup = { title: { de: "Linsensuppe" }, servings: { amount: 4 } };

/** Calls an operation by its id and compares the answer with the document. */
async function call(
  id: string,
  { as = token, key = "", ...rest }: Parameters<typeof callRoute>[1] & { as?: string; key?: string },
) {
  const operation = allOperations.find((one) => one.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  const headers = { "x-user-token": as, ...(key && { "idempotency-key": key }) };
  const response = await callRoute(operation.path, { method: operation.method, headers, ...rest });
  const documented = findDocumentedSchemas(operation);
  const text = await response.text();
  const body = text === "" ? null : JSON.parse(text);
  if (response.ok) expect(response.status).toBe(documented.status);
  const schema = response.ok ? documented.answer : documented.problem;
  if (schema) expect(schema.safeParse(body).error, text).toBeUndefined();
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  return { status: response.status, body, data: body?.data };
}

async function createSoup(as = token): Promise<{ id: string; version: number }> {
  return (await call("createOwnRecipe", { as, body: soup })).data;
}

test("a draft is created, read, saved, listed and deleted", async () => {
  const as = await createToken();
  const { id, version } = await createSoup(as);
  expect((await call("getOwnRecipe", { as, params: { id } })).data).toMatchObject({ state: "draft", content: soup });
  const content = { ...soup, title: { de: "Linsensuppe mit Speck" } };
  const saved = await call("saveOwnRecipe", { as, params: { id }, body: { version, content } });
  expect(saved.data.version).toBe(version + 1);
  const { body } = await call("listOwnRecipes", { as });
  expect(body.meta.pagination.count).toBe(1);
  expect(body.data).toMatchObject([{ id, state: "draft", title: "Linsensuppe mit Speck" }]);
  expect((await call("deleteOwnRecipe", { as, params: { id } })).status).toBe(204);
  expect((await call("getOwnRecipe", { as, params: { id } })).status).toBe(404);
});

test("the same Idempotency-Key creates one draft for each user", async () => {
  const create = (as: string, key: string) => call("createOwnRecipe", { as, key, body: soup });
  const [first, again] = [await create(token, "tap-1"), await create(token, "tap-1")];
  expect(again.data.id).toBe(first.data.id);
  expect((await create(token, "tap-2")).data.id).not.toBe(first.data.id);
  expect((await create(editor, "tap-1")).data.id).not.toBe(first.data.id);
  const simultaneous = await Promise.all(Array.from({ length: 5 }, () => create(token, "tap-3")));
  const created = simultaneous.filter(({ status }) => status === 201);
  expect(new Set(created.map(({ data }) => data.id)).size).toBe(1);
  // While the first one is running, the others may be refused.
  for (const { status } of simultaneous) expect([201, 409]).toContain(status);
  for (const key of ["a b", "é", "x".repeat(201)]) expect((await create(token, key)).status, key).toBe(422);
});

test("an older version is refused, and a submission names what is missing", async () => {
  const { id, version } = await createSoup();
  const save = (title: string) =>
    call("saveOwnRecipe", { params: { id }, body: { version, content: { title: { de: title } } } });
  expect([(await save("A")).status, (await save("B")).status]).toEqual([200, 409]);
  const incomplete = await call("submitOwnRecipe", { params: { id }, body: { version: version + 1 } });
  expect(incomplete.status).toBe(422);
  expect(incomplete.body.errors.map(({ field }: { field: string }) => field)).toContain("pictureId");
});

test("a submission expires pages only when it is published at once", async () => {
  const fixtures = await createReviewFixtures();
  for (const userId of [fixtures.author, await createAuthor("contributor")]) {
    const { id, version } = await fixtures.draftBy(userId, { pictureId: await createUpload(userId) });
    const as = await createApiSession(userId, "app");
    const { data } = await call("submitOwnRecipe", { as, params: { id }, body: { version } });
    expect(data.state).toBe(userId === fixtures.author ? "submitted" : "accepted");
    expect(takeExpired()).toEqual(data.recipe_id === null ? [] : await pagesOf(data.recipe_id));
  }
});

test.each(["getOwnRecipe", "saveOwnRecipe", "deleteOwnRecipe", "submitOwnRecipe"])(
  "%s treats the draft of another user like one that is missing",
  async (operation) => {
    const { id, version } = await createSoup();
    const body = operation === "saveOwnRecipe" ? { version, content: soup } : { version };
    const hasBody = operation === "saveOwnRecipe" || operation === "submitOwnRecipe";
    for (const as of [editor, await createToken()]) {
      const answers = await Promise.all(
        [id, crypto.randomUUID(), "x"].map((one) =>
          call(operation, { as, params: { id: one }, ...(hasBody && { body }) }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
    }
    expect((await call("getOwnRecipe", { params: { id } })).data.version).toBe(version);
  },
);

test.each([
  ["no JSON", "{", 422],
  ["an array", "[]", 422],
  ["an unknown field", { ...soup, secret: 1 }, 422],
  ["a wrong type", { title: "Suppe" }, 422],
  ["a huge number", { duration: { preparation: 1e9 } }, 422],
  ["an unknown picture", { ...soup, pictureId: crypto.randomUUID() }, 422],
  ["a body above 1 MB", { title: { de: "x".repeat(1_000_001) } }, 413],
])("refuses %s and stores nothing", async (_, body, status) => {
  const own = await createToken();
  expect((await call("createOwnRecipe", { as: own, body })).status).toBe(status);
  expect((await call("listOwnRecipes", { as: own })).body.meta.pagination.count).toBe(0);
});

test("stores NUL and lone surrogates as clean text", async () => {
  const { data, status } = await call("createOwnRecipe", { body: '{"title":{"de":"Su\\u0000ppe\\ud800"}}' });
  expect(status).toBe(201);
  const { content } = (await call("getOwnRecipe", { params: { id: data.id } })).data;
  expect(content.title.de).toBe("Su ppe");
});
