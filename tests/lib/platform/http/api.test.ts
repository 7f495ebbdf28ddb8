import { expect, test, vi } from "vitest";
import { z } from "zod";

vi.mock("next-intl/server", () => ({
  getTranslations:
    async ({ locale }: { locale: string }) =>
    (name: string) =>
      `${locale} ${name}`,
}));

const { createRouteHandler, json, parse, readBody } = await import("#lib/platform/http/api.ts");
const { ApiError } = await import("#lib/platform/http/api-error.ts");
const { OverloadedError } = await import("#lib/platform/http/concurrency-limit.ts");

const address = "http://localhost:3000/api/somewhere/";
const schema = z.strictObject({ id: z.uuid("uuid"), note: z.string("text").max(3, "tooLong").optional() });

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request(address, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
}

const echo = createRouteHandler(async (request: Request) => json({ data: await readBody(request, schema) }, 201));

async function readAnswer(response: Response) {
  return [response.status, await response.json()];
}

test("passes on a valid body and forbids caching of the answer", async () => {
  const id = crypto.randomUUID();
  const response = await echo(post(JSON.stringify({ id })), {});
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await readAnswer(response)).toEqual([201, { data: { id } }]);
});

test("accepts the versioned media type of the apps as JSON", async () => {
  const headers = { "content-type": "application/vnd.tischlein.v3+json" };
  expect((await echo(post(JSON.stringify({ id: crypto.randomUUID() }), headers), {})).status).toBe(201);
});

test.each([
  ["malformed JSON", "{", 422, "invalid", { body: "json" }],
  ["an array", "[]", 422, "invalid", { body: expect.any(String) }],
  ["a wrong field", '{"id":"7"}', 422, "invalid", { id: "uuid" }],
  ["two wrong fields", '{"id":"7","note":"long"}', 422, "invalid", { id: "uuid", note: "tooLong" }],
  ["an unknown field", `{"id":"${crypto.randomUUID()}","new_type":"admin"}`, 422, "invalid", { new_type: "unknown" }],
  ["a body above 1 MB", " ".repeat(1_000_001), 413, "tooLarge", {}],
])("rejects %s and names the field", async (_, body, status, code, fields) => {
  expect(await readAnswer(await echo(post(body), {}))).toEqual([
    status,
    { error: { code, message: `de ${code}`, fields } },
  ]);
});

test("rejects another media type than JSON", async () => {
  const response = await echo(post("id=7", { "content-type": "application/x-www-form-urlencoded" }), {});
  expect(response.status).toBe(415);
});

test("writes the message in the language of Accept-Language", async () => {
  const [, body] = await readAnswer(await echo(post("{", { "accept-language": "en-GB,en;q=0.9,de;q=0.5" }), {}));
  expect(body.error.message).toBe("en invalid");
});

test.each([
  ["https://elsewhere.example", 403],
  ["null", 403],
  ["http://localhost:3000", 422],
])("answers a POST with Origin %s with %i", async (origin, status) => {
  expect((await echo(post("{", { origin }), {})).status).toBe(status);
});

test.each([
  ["cross-site", 403],
  ["same-origin", 422],
  ["none", 422],
])("answers a POST without Origin from %s with %i", async (site, status) => {
  expect((await echo(post("{", { "sec-fetch-site": site }), {})).status).toBe(status);
});

test("allows GET from any origin", async () => {
  const read = createRouteHandler(async () => json({ data: [] }));
  const request = new Request(address, { headers: { origin: "https://elsewhere.example" } });
  expect((await read(request, {})).status).toBe(200);
});

const withCode = (code: string) => new Error("failed query: select … where email = 'a reader'", { cause: { code } });

test.each([
  ["a lost race for a unique value", withCode("23505"), 409],
  ["a number PostgreSQL cannot hold", withCode("22003"), 422],
  ["a broken reference", withCode("23503"), 422],
  ["a cancelled statement", withCode("57014"), 503],
  ["a full queue", new OverloadedError(), 503],
  ["a bug", new TypeError("x is undefined"), 503],
  ["a limit", new ApiError("limit"), 409],
])("turns %s into a status without details", async (_, error, status) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const response = await createRouteHandler(async () => Promise.reject(error))(new Request(address), {});
  const body = await response.text();
  expect(response.status).toBe(status);
  expect(body).not.toMatch(/select|a reader|undefined/);
  expect(response.headers.get("retry-after")).toBe(status === 503 ? "2" : null);
  expect(log.mock.calls.flat().join()).not.toContain("a reader");
  log.mockRestore();
});

test("reports an issue without a path at the field body", () => {
  expect(() => parse(7, z.strictObject({}))).toThrow(ApiError);
});

test("answers errors of version 3 as problems, and other versions with 406", async () => {
  const accept = "application/vnd.tischlein.v3+json";
  const problem = await echo(post('{"id":"7"}', { accept }), {});
  expect(problem.headers.get("content-type")).toBe("application/problem+json");
  expect(await problem.json()).toMatchObject({ status: 422, code: "invalid", errors: [{ field: "id", code: "uuid" }] });
  expect((await echo(post("{}", { accept: "application/vnd.tischlein.v4+json" }), {})).status).toBe(406);
  expect((await echo(post("{}", { accept: "application/vnd.tischlein.v4+json, */*;q=0.1" }), {})).status).toBe(422);
});
