import { expect, test, vi } from "vitest";
import { z } from "zod";

vi.mock("#lib/auth/viewer.ts", () => ({ identify: async () => null }));
vi.mock("next-intl/server", () => ({
  getTranslations:
    async ({ locale }: { locale: string }) =>
    (name: string) =>
      `${locale} ${name}`,
}));

const { ApiProblem, door, parse, readBody, reply, requireViewer } = await import("#lib/api.ts");
const { OverloadedError } = await import("#lib/limiter.ts");

const address = "http://localhost:3000/api/somewhere/";
const schema = z.strictObject({ id: z.uuid("uuid"), note: z.string("text").max(3, "tooLong").optional() });

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request(address, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
}

const echo = door(async (request: Request) => reply({ data: await readBody(request, schema) }, 201));

async function told(response: Response) {
  return [response.status, await response.json()];
}

test("hands on what the schema accepts, and no cache keeps the answer", async () => {
  const id = crypto.randomUUID();
  const response = await echo(post(JSON.stringify({ id })), {});
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await told(response)).toEqual([201, { data: { id } }]);
});

test("takes the versioned media type of apps for the JSON it is", async () => {
  const headers = { "content-type": "application/vnd.tischlein.v3+json" };
  expect((await echo(post(JSON.stringify({ id: crypto.randomUUID() }), headers), {})).status).toBe(201);
});

test.each([
  ["no JSON", "{", 422, "invalid", { body: "json" }],
  ["no object", "[]", 422, "invalid", { body: expect.any(String) }],
  ["a wrong field", '{"id":"7"}', 422, "invalid", { id: "uuid" }],
  ["two wrong fields", '{"id":"7","note":"long"}', 422, "invalid", { id: "uuid", note: "tooLong" }],
  [
    "a field nobody asked for",
    `{"id":"${crypto.randomUUID()}","new_type":"admin"}`,
    422,
    "invalid",
    { new_type: "unknown" },
  ],
  ["too much of everything", " ".repeat(1_000_001), 413, "tooLarge", {}],
])("refuses %s and names the field", async (_, body, status, code, fields) => {
  expect(await told(await echo(post(body), {}))).toEqual([status, { error: { code, message: `de ${code}`, fields } }]);
});

test("refuses what is no JSON by its own account", async () => {
  const response = await echo(post("id=7", { "content-type": "application/x-www-form-urlencoded" }), {});
  expect(response.status).toBe(415);
});

test("speaks the language it is asked for", async () => {
  const [, body] = await told(await echo(post("{", { "accept-language": "en-GB,en;q=0.9,de;q=0.5" }), {}));
  expect(body.error.message).toBe("en invalid");
});

test.each([
  ["https://elsewhere.example", 403],
  ["null", 403],
  ["http://localhost:3000", 422],
])("a change asked for by a page of %s is answered %i", async (origin, status) => {
  expect((await echo(post("{", { origin }), {})).status).toBe(status);
});

test("reading may be asked for from anywhere", async () => {
  const read = door(async () => reply({ data: [] }));
  const request = new Request(address, { headers: { origin: "https://elsewhere.example" } });
  expect((await read(request, {})).status).toBe(200);
});

test("whoever must be known and is not gets 401", async () => {
  const answer = door(async (request: Request) => reply(await requireViewer(request)));
  expect((await answer(new Request(address), {})).status).toBe(401);
});

const withCode = (code: string) => new Error("failed query: select … where email = 'somebody'", { cause: { code } });

test.each([
  ["a unique race", withCode("23505"), 409],
  ["a number PostgreSQL cannot hold", withCode("22003"), 422],
  ["a reference to nothing", withCode("23503"), 422],
  ["a cancelled statement", withCode("57014"), 503],
  ["a queue that is full", new OverloadedError(), 503],
  ["a mistake of ours", new TypeError("x is undefined"), 503],
  ["a limit", new ApiProblem("limit"), 409],
])("%s becomes a status and no more is told", async (_, error, status) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const answer = await door(async () => Promise.reject(error))(new Request(address), {});
  const body = await answer.text();
  expect(answer.status).toBe(status);
  expect(body).not.toMatch(/select|somebody|undefined/);
  expect(answer.headers.get("retry-after")).toBe(status === 503 ? "2" : null);
  expect(log.mock.calls.flat().join()).not.toContain("somebody");
  log.mockRestore();
});

test("an issue without a path is about the body", () => {
  expect(() => parse(7, z.strictObject({}))).toThrow(ApiProblem);
});
