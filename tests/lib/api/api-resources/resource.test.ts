import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { defineOperation } from "#lib/api/api-resources/operation.ts";
import { createApiClient, findApiClient, listApiClients, revokeApiClient } from "#lib/platform/auth/client-tokens.ts";
import { env } from "#lib/platform/config/env.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { setUpDatabase } from "#tests/support/database.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => ({ getRequestUser: async () => null }));
vi.mock("next-intl/server", () => ({
  getTranslations:
    async ({ locale }: { locale: string }) =>
    (name: string) =>
      `${locale} ${name}`,
}));

const { createResource, implement, implementForUser } = await import("#lib/api/api-resources/resource.ts");

setUpDatabase();

const v3 = "application/vnd.tischlein.v3+json";
const address = "http://localhost:3000/api/plates";
const listPlates = defineOperation({
  id: "listPlates",
  method: "GET",
  path: "/plates",
  summary: "",
  tag: "",
  access: "public",
  query: z.strictObject({ colour: z.enum(["red", "blue"]).optional() }),
  data: z.array(z.object({ colour: z.string() })),
  alternatives: { "text/csv": "" },
});
const addPlate = defineOperation({
  ...listPlates,
  id: "addPlate",
  method: "POST",
  access: "user",
  query: z.strictObject({}),
  body: z.strictObject({ colour: z.string() }),
});
const plates = createResource({
  GET: implement(listPlates, async ({ mediaType, query: { colour = "red" } }) => {
    if (mediaType === "text/csv") return { mediaType, text: "colour" };
    return { data: [{ colour, secret: "no field of the schema" }] };
  }),
  POST: implementForUser(addPlate, async () => ({ data: [] })),
});

let caller = 0;
const call = (method: keyof typeof plates, headers: Record<string, string> = {}, query = "") =>
  plates[method](
    new Request(address + query, { method, headers: { "x-forwarded-for": `198.51.100.${caller}`, ...headers } }),
    {},
  );

beforeAll(() => vi.spyOn(console, "error").mockImplementation(() => undefined));
beforeEach(() => {
  caller += 1;
  env.API_ALLOWED_ORIGINS.length = 0;
});

test("answers in the envelope, by the schema, in the language and type that are asked for", async () => {
  const response = await call("GET", { accept: v3, "accept-language": "en-GB" }, "?colour=blue");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": expect.stringMatching(/^public, max-age=60/),
    "content-language": "en",
    "content-type": v3,
    etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
    "ratelimit-policy": '"default";q=240;w=60',
    ratelimit: expect.stringMatching(/^"default";r=239;t=\d+$/),
    vary: "Accept, Accept-Language",
  });
  expect(await response.json()).toEqual({
    data: [{ colour: "blue" }],
    meta: {},
    links: { self: `${address}?colour=blue` },
  });
});

test.each([
  [undefined, 200, "application/json"],
  ["*/*", 200, "application/json"],
  ["application/json", 200, "application/json"],
  [v3, 200, v3],
  ["text/csv", 200, "text/csv; charset=utf-8"],
  ["text/html,*/*;q=0.1", 200, "application/json"],
  ["application/vnd.tischlein.v2+json", 406, "application/problem+json"],
  ["application/vnd.tischlein.v30+json", 406, "application/problem+json"],
  ["text/html", 406, "application/problem+json"],
])("answers Accept %s with %i", async (accept, status, type) => {
  const response = await call("GET", accept === undefined ? {} : { accept });
  expect([response.status, response.headers.get("content-type")]).toEqual([status, type]);
});

test("describes errors as problems with the field", async () => {
  const response = await call("GET", { "accept-language": "en" }, "?colour=green&size=2");
  expect(await response.json()).toEqual({
    type: "http://localhost:3000/api/docs#problem-invalid",
    title: "Invalid request",
    status: 422,
    detail: "en invalid",
    code: "invalid",
    errors: expect.arrayContaining([
      { field: "size", code: "unknown" },
      { field: "colour", code: expect.any(String) },
    ]),
  });
  expect((await call("POST", { "content-type": "application/json" })).status).toBe(401);
});

test("answers 304 to a known entity tag and 405 with Allow to another method", async () => {
  const etag = (await call("GET")).headers.get("etag") ?? "";
  for (const known of [etag, etag.slice(2), `"other", ${etag}`, "*"])
    expect((await call("GET", { "if-none-match": known })).status, known).toBe(304);
  expect((await call("GET", { "if-none-match": '"other"' })).status).toBe(200);
  const refused = await call("PUT");
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, POST, HEAD, OPTIONS"]);
  const head = await call("HEAD");
  expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
  expect((await call("OPTIONS")).headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
});

test("lets configured origins read, and no other", async () => {
  const app = "https://app.example.org";
  const readOrigin = async (method: "GET" | "OPTIONS", origin: string) =>
    (await call(method, { origin })).headers.get("access-control-allow-origin");
  expect(await readOrigin("GET", app)).toBeNull();
  env.API_ALLOWED_ORIGINS.push(app);
  expect([await readOrigin("GET", app), await readOrigin("OPTIONS", app)]).toEqual([app, app]);
  expect(await readOrigin("GET", "https://elsewhere.example")).toBeNull();
  expect((await call("GET", { origin: app })).headers.get("vary")).toBe("Accept, Accept-Language, Origin");
  expect((await call("GET", { origin: app })).headers.has("access-control-allow-credentials")).toBe(false);
  const refused = await call("GET", { origin: app }, "?colour=green");
  expect(refused.headers.get("access-control-allow-origin")).toBe(app);
});

test("identifies clients by tokens, several and revocable, and limits each for itself", async () => {
  const token = (await createApiClient("app")) ?? "";
  const other = (await createApiClient("kiosk")) ?? "";
  expect(await createApiClient("app")).toBeNull();
  const read = (value: string) => call("GET", { authorization: value });
  expect((await read(`Bearer ${token}`)).headers.get("ratelimit-policy")).toBe('"default";q=1200;w=60');
  expect((await read(`bearer ${other}`)).headers.get("ratelimit")).toMatch(/r=1199/);
  expect((await findApiClient(token))?.name).toBe("app");
  expect(await revokeApiClient("app")).toBe(true);
  expect(await revokeApiClient("app")).toBe(false);
  for (const value of [`Bearer ${token}`, "Bearer x", "Basic YTpi", "", `Bearer ${other}é`]) {
    const response = await read(value);
    expect([response.status, response.headers.get("www-authenticate")], value).toEqual([
      401,
      'Bearer error="invalid_token"',
    ]);
  }
  expect((await read(`Bearer ${other}`)).status).toBe(200);
  expect((await listApiClients()).map(({ name, revokedAt }) => [name, revokedAt !== null])).toEqual([
    ["app", true],
    ["kiosk", false],
  ]);
});

test("refuses with 429 and Retry-After when the limit is reached", async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 240; n++) statuses.add((await call("GET")).status);
  expect(statuses).toEqual(new Set([200]));
  const refused = await call("GET");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("ratelimit")).toMatch(/^"default";r=0;t=\d+$/);
  const [, seconds] = /t=(\d+)/.exec(refused.headers.get("ratelimit") ?? "") ?? [];
  expect(refused.headers.get("retry-after")).toBe(seconds);
});

test("a failing handler answers 503 without details", async () => {
  const broken = implement(listPlates, async () => Promise.reject(new Error("select secret")));
  const response = await broken(new Request(address), {});
  expect([response.status, await response.text()]).toEqual([503, expect.not.stringContaining("select")]);
  const missing = implement(listPlates, async () => Promise.reject(new ApiError("missing")));
  expect((await missing(new Request(address), {})).status).toBe(404);
});
