import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { allOperations } from "#app/api/all-operations.ts";
import type { Operation } from "#lib/api/api-resources/operation.ts";
import { createApiSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { sessions } from "#lib/platform/db/tables/accounts.ts";
import { createMember } from "#tests/support/accounts.ts";
import { type ApiCall, callRoute, findDocumentedSchemas, version3 } from "#tests/support/api/document.ts";
import { type Caller, createExampleCall } from "#tests/support/api/example-calls.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { createPhoto } from "#tests/support/full-user.ts";
import { createPublicRecipe, createResources, stateOf } from "#tests/support/owned-resources.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => import("#tests/support/api/request-user.ts"));
// One reader sends more requests than a user may.
vi.mock("#lib/api/api-resources/client-access.ts", async (original) => {
  const access = await original<typeof import("#lib/api/api-resources/client-access.ts")>();
  const countRequest: typeof access.countRequest = async (...sent) => ({
    ...(await access.countRequest(...sent)),
    isAllowed: true,
  });
  return { ...access, countRequest };
});
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), revalidateTag() {} }));

vi.setConfig({ testTimeout: 60_000 });
setUpDatabase();

let recipe: string;
let photo: Uint8Array<ArrayBuffer>;
let reader: Caller;
let authorId: string;
let expired: string;

async function createCaller(): Promise<Caller> {
  const { id, email } = await createMember();
  const token = await createApiSession(id, "app");
  const own = await createResources({ id, token, sessionId: "", newType: "community" }, recipe);
  return { id, email, token, own, photo };
}

beforeAll(async () => {
  recipe = await createPublicRecipe();
  photo = new Uint8Array(await createPhoto());
  reader = await createCaller();
  authorId = (await createMember()).id;
  expired = await createApiSession(authorId, "app");
  await db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.userId, authorId));
});

const named = (operations: readonly Operation[]) => operations.map((operation) => [operation.id, operation] as const);
const providerSignIns = ["signInWithGoogle", "signInWithFacebook", "signInWithApple"];

async function call(operation: Operation, { headers, ...rest }: ApiCall) {
  const accept: Record<string, string> = { accept: version3 };
  const response = await callRoute(operation.path, {
    method: operation.method,
    ...rest,
    headers: { ...accept, ...headers },
  });
  const isJson = response.headers.get("content-type")?.includes("json");
  return { response, status: response.status, body: isJson ? await response.json() : null };
}

function assertProblem(operation: Operation, { response, status, body }: Awaited<ReturnType<typeof call>>) {
  const place = `${operation.id} ${status} ${JSON.stringify(body)}`;
  expect(response.headers.get("content-type"), place).toBe("application/problem+json");
  expect(findDocumentedSchemas(operation).problem.safeParse(body).error, place).toBeUndefined();
  expect(body.status).toBe(status);
}

/**
 * Those of public content are called with sample content (content-json.test.ts); a cookbook is
 * printed for members of Plus only.
 */
const called = allOperations.filter(
  ({ id, method, access }) =>
    !(method === "GET" && access === "public") && ![...providerSignIns, "printCookbook"].includes(id),
);

describe("every operation", () => {
  test.each(named(called))("%s answers as documented", async (id, operation) => {
    // Files of the resources do not exist.
    const isExport = id === "exportSessionUser";
    const isFinal = ["deleteSessionUser", "signOut", "resetPassword", "submitOwnRecipe"].includes(id);
    const token = isExport ? await createApiSession((await createMember()).id, "app") : reader.token;
    const caller = isFinal ? await createCaller() : { ...reader, token, own: await renewResources() };
    const headers: Record<string, string> = operation.access === "public" ? {} : { "x-user-token": caller.token };
    const { response, status, body } = await call(operation, {
      ...(await createExampleCall(operation, caller)),
      headers,
    });
    const documented = findDocumentedSchemas(operation);
    // The form without script is redirected.
    expect(status, JSON.stringify(body)).toBe(id === "uploadCookbookCover" ? 303 : documented.status);
    expect(documented.answer?.safeParse(body).error, JSON.stringify(body)).toBeUndefined();
    expect(response.headers.get("ratelimit")).toMatch(/^"default";r=\d+;t=\d+$/);
    if (isExport) expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
    else if (!response.bodyUsed) await response.body?.cancel();
  });

  test.each(named(called.filter(({ isOlder, method, data }) => isOlder && method === "GET" && data)))(
    "%s answers in its former shape without version 3",
    async (_, operation) => {
      const headers = { "x-user-token": reader.token, accept: "application/json" };
      const example = await createExampleCall(operation, reader);
      const { response, status, body } = await call(operation, { ...example, headers });
      expect([status, response.headers.get("content-type")]).toEqual([200, "application/json"]);
      const { answer } = findDocumentedSchemas(operation, "application/json");
      expect(answer?.safeParse(body).error, JSON.stringify(body)).toBeUndefined();
      if (!Array.isArray(body)) expect(Object.keys(body).filter((key) => !["data", "meta"].includes(key))).toEqual([]);
    },
  );

  test.each(named(called.filter(({ isRepeatable }) => isRepeatable)))(
    "%s answers a repeated request with the first answer, and no other one",
    async (id, operation) => {
      const caller = id === "submitOwnRecipe" ? await createCaller() : { ...reader, own: await renewResources() };
      const example = await createExampleCall(operation, caller);
      const headers = {
        ...(operation.access !== "public" && { "x-user-token": caller.token }),
        "x-forwarded-for": "203.0.113.200",
        "idempotency-key": randomUUID(),
      };
      const first = await call(operation, { ...example, headers });
      expect(first.response.ok, JSON.stringify(first.body)).toBe(true);
      const again = await call(operation, { ...example, headers });
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      const other = await call(operation, { ...example, query: "?again=1", headers });
      expect([other.status, other.body.code]).toEqual([422, "keyReused"]);
      assertProblem(operation, other);
    },
  );

  test("tells its methods, and refuses others", async () => {
    for (const path of new Set(allOperations.map((operation) => operation.path))) {
      const methods: string[] = allOperations.filter((one) => one.path === path).map(({ method }) => method);
      const expected = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].sort().join();
      const readAllow = (response: Response) => response.headers.get("allow")?.split(", ").sort().join();
      const options = await callRoute(path, { method: "OPTIONS" });
      expect([options.status, readAllow(options)], path).toEqual([204, expected]);
      const refused = await callRoute(path, { method: "PATCH" });
      expect([refused.status, readAllow(refused)], path).toEqual([405, expected]);
      expect(refused.headers.get("content-type")).toBe("application/problem+json");
      const head = await callRoute(path, { method: "HEAD", headers: { "x-user-token": reader.token } });
      expect(head.status === 405, path).toBe(!methods.includes("GET"));
      if (methods.includes("GET")) expect(await head.text()).toBe("");
    }
  });
});

/** The resources of the reader, anew. */
async function renewResources() {
  const texts = { de: recipeTexts(randomUUID(), "Spätzle") };
  const other = await createTestRecipe(authorId, { texts });
  return createResources({ id: reader.id, token: "", sessionId: "", newType: "community" }, other);
}

/** Puts a text into every text of a value. */
function replaceTexts(value: unknown, text: string): unknown {
  if (typeof value === "string") return text;
  if (Array.isArray(value)) return value.map((entry) => replaceTexts(entry, text));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replaceTexts(entry, text)]));
}

describe("bad input", () => {
  test.each(named(allOperations.filter(({ access }) => access === "user")))(
    "%s needs a valid token of a user",
    async (_, operation) => {
      const example = await createExampleCall(operation, reader);
      for (const token of ["", "x", expired]) {
        const answer = await call(operation, { ...example, headers: { "x-user-token": token } });
        expect(answer.status).toBe(401);
        assertProblem(operation, answer);
      }
      if (!operation.isOlder) return;
      const older = await call(operation, { ...example, headers: { accept: "application/json" } });
      expect(older.status).toBe(401);
      expect(findDocumentedSchemas(operation).olderError.safeParse(older.body).error).toBeUndefined();
    },
  );

  const bodies = allOperations.filter(({ id, body }) => body && !providerSignIns.includes(id));
  test.each(named(bodies))("%s refuses a body that it does not know, and changes nothing", async (_, operation) => {
    const before = await stateOf({ ...reader, sessionId: "", newType: "community" });
    const { body: example, ...rest } = await createExampleCall(operation, reader);
    const user = { "x-user-token": reader.token };
    const send = (body: unknown, headers = {}) =>
      call(operation, { ...rest, body, headers: { ...(operation.access !== "public" && user), ...headers } });
    const broken: [unknown, number, string?][] = [
      ["{", 422, "body"],
      ["", 422, "body"],
      ["[]", 422],
      ["null", 422],
      ['"text"', 422],
      [{ ...(example as object), colour: "red" }, 422, "colour"],
      [Object.fromEntries(Object.keys(example as object).map((key) => [key, { a: [1] }])), 422],
      [{ ...(example as object), colour: "x".repeat(1_000_001) }, 413],
    ];
    for (const [body, status, field] of broken) {
      const answer = await send(body);
      expect(answer.status, JSON.stringify(body).slice(0, 80)).toBe(status);
      assertProblem(operation, answer);
      const fields = answer.body.errors.map((one: { field: string }) => one.field);
      if (status === 422) expect(fields.length).toBeGreaterThan(0);
      if (field) expect(fields).toContain(field);
    }
    const types = operation.upload ? ["text/plain"] : ["text/plain", "application/x-www-form-urlencoded"];
    for (const type of types) {
      const answer = await send(example, { "content-type": type });
      expect(answer.status, type).toBe(415);
      assertProblem(operation, answer);
    }
    expect(await stateOf({ ...reader, sessionId: "", newType: "community" })).toBe(before);
  });

  test.each(named(bodies))("%s survives NUL and lone surrogates in every text", async (_, operation) => {
    const { body, ...rest } = await createExampleCall(operation, reader);
    for (const text of ["\u0000", "\ud800", "a\u0000b\udfff"]) {
      const answer = await call(operation, {
        ...rest,
        body: replaceTexts(body, text),
        headers: operation.access === "public" ? {} : { "x-user-token": reader.token },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
      if (answer.status >= 400) assertProblem(operation, answer);
    }
  });

  test.each(named(allOperations.filter(({ path }) => path.includes("{"))))(
    "%s answers 404 to ids that are none",
    async (id, operation) => {
      const { params, ...rest } = await createExampleCall(operation, reader);
      for (const value of ["\u0000", "\ufffd", "x", "a".repeat(300), "🍲", "00000000-0000-4000-8000-000000000000"]) {
        const answer = await call(operation, {
          ...rest,
          params: Object.fromEntries(Object.keys(params ?? {}).map((name) => [name, value])),
          headers: { "x-user-token": reader.token },
        });
        // Removing a like that does not exist succeeds.
        if (!id.startsWith("unlike")) expect(answer.status, JSON.stringify([value, answer.body])).toBe(404);
        else expect([204, 404, 422]).toContain(answer.status);
        if (answer.status >= 400) assertProblem(operation, answer);
      }
    },
  );

  test("another version is not acceptable", async () => {
    for (const operation of allOperations) {
      const headers = { accept: "application/vnd.tischlein.v2+json", "x-user-token": reader.token };
      const answer = await call(operation, { ...(await createExampleCall(operation, reader)), headers });
      expect(answer.status, operation.id).toBe(406);
    }
  });

  test("pages of other sites change nothing", async () => {
    for (const operation of allOperations.filter(({ method }) => method !== "GET")) {
      const headers = { origin: "https://elsewhere.example", "x-user-token": reader.token };
      const answer = await call(operation, { ...(await createExampleCall(operation, reader)), headers });
      expect(answer.status, operation.id).toBe(403);
    }
  });
});
