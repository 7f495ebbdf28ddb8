import { afterAll, afterEach, beforeAll, expect, expectTypeOf, test, vi } from "vitest";
import {
  ApiClientError,
  type CallOperation,
  createApiCaller,
  type OperationAnswer,
} from "#lib/platform/api-client/api-client.ts";
import { createApiClient } from "#lib/platform/auth/client-tokens.ts";
import { createMember, password } from "#tests/support/accounts.ts";
import { serveRoutes } from "#tests/support/api/route-server.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createPhoto } from "#tests/support/full-user.ts";
import { createPublicRecipe } from "#tests/support/owned-resources.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => import("#tests/support/api/request-user.ts"));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), revalidateTag() {} }));

setUpDatabase();

let server: Awaited<ReturnType<typeof serveRoutes>>;
let recipe: string;
let token: string;
const session: { token?: string } = {};
let call: CallOperation;

beforeAll(async () => {
  server = await serveRoutes();
  recipe = await createPublicRecipe();
  token = (await createApiClient("app")) ?? "";
  call = createApiCaller({
    baseUrl: server.baseUrl,
    token,
    getHeaders: () => ({ "accept-language": "de", ...(session.token && { "x-user-token": session.token }) }),
  });
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const fail = (promise: Promise<unknown>) => promise.then(() => null).catch((error: unknown) => error as ApiClientError);

test("an app signs in, reads, writes and repeats a request", async () => {
  const { email } = await createMember();
  const { data: user } = await call("POST /authenticate/credentials", { body: { email, password } });
  session.token = user.user_token;
  expect((await call("GET /users/me")).data.id).toBe(user.id);

  const { data: recipes, meta } = await call("GET /recipes", { query: { size: "5" } });
  expect([recipes[0]?.id, "pagination" in meta && meta.pagination.count]).toEqual([recipe, 1]);
  const { data } = await call("GET /recipes/{id}", { path: { id: recipe } });
  expectTypeOf(data.title).toBeString();
  expect(data).toMatchObject({ id: recipe, title: "Spätzle" });

  const create = () =>
    call("POST /users/me/cookbooks", { body: { title: "Nudeln & Klöße", item: recipe }, idempotencyKey: "tap-1" });
  const [first, again] = [await create(), await create()];
  expect(again).toEqual(first);
  expect((await call("GET /users/me/cookbooks", { query: { item: recipe } })).data).toMatchObject([
    { id: first.data.id, title: "Nudeln & Klöße", has_item: true },
  ]);
  expect(await call("DELETE /users/me/cookbooks/{id}", { path: { id: first.data.id } })).toBeNull();

  const form = new FormData();
  form.set("picture", new Blob([new Uint8Array(await createPhoto())], { type: "image/jpeg" }), "photo.jpg");
  expect((await call("POST /users/me/images", { form })).data).toMatchObject({ width: 400, height: 400 });
});

test("sends the media type of version 3, the token of the program and JSON", async () => {
  const sent = vi.spyOn(globalThis, "fetch");
  await call("POST /password/forgot", { body: { email: "anna@example.org" } });
  const [address, init] = sent.mock.calls[0] ?? [];
  expect(address).toBe(`${server.baseUrl}/password/forgot/`);
  expect(init).toMatchObject({
    method: "POST",
    redirect: "manual",
    body: '{"email":"anna@example.org"}',
    headers: {
      accept: "application/vnd.tischlein.v3+json",
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    },
  });
  const wrong = createApiCaller({ baseUrl: server.baseUrl, token: "x".repeat(43) });
  expect(await fail(wrong("GET /feed-reduced"))).toMatchObject({ message: "Status 401", code: "client" });
});

test("a status of 400 or above is an error with the status, code and fields", async () => {
  const unknown = await fail(call("GET /recipes/{id}", { path: { id: "ü/../users" } }));
  expect(unknown).toBeInstanceOf(ApiClientError);
  expect(unknown).toMatchObject({ message: "Status 404", status: 404, code: "missing", localizedMessage: "missing" });
  const wrong = await fail(call("GET /recipes", { query: { page: "0" } }));
  expect(wrong).toMatchObject({ message: "Status 422", code: "invalid", fields: { page: "page" } });
});

test("returns where a redirect leads and does not follow it", async () => {
  // The address in a mail leads to the page that asks first.
  const other = createApiCaller({ baseUrl: `${server.baseUrl}/email-newsletter/unsubscribe?id=` });
  expect(await other("GET /feed")).toMatch(/^\/de\/newsletter\/[a-z-]+\?id=\/feed\/$/);
});

test.each([301, 302])("returns the address of a response with %i", async (status) => {
  const headers = { location: "https://tischlein.example/de" };
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status, headers }));
  expect(await call("GET /feed")).toBe("https://tischlein.example/de");
});

test("rejects with the body of a response that is HTML", async () => {
  const headers = { "content-type": "text/html; charset=utf-8" };
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("<h1>Wartung</h1>", { status: 503, headers }));
  expect(await fail(call("GET /feed"))).toMatchObject({ message: "<h1>Wartung</h1>", status: 503, code: "" });
});

test.each([
  ["what answers before the API", { error: { code: "unsupported", message: "Kein Bild.", fields: { a: "b" } } }],
  ["problem details", { code: "unsupported", detail: "Kein Bild.", errors: [{ field: "a", code: "b" }] }],
])("reads an error of %s", async (_, body) => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(body, { status: 415 }));
  const expected = { status: 415, code: "unsupported", localizedMessage: "Kein Bild.", fields: { a: "b" } };
  expect(await fail(call("GET /feed"))).toMatchObject(expected);
});

test("all other failures are request errors", async () => {
  const nowhere = createApiCaller({ baseUrl: "http://localhost:1/api" });
  expect(await fail(nowhere("GET /feed"))).toEqual(new Error("Request error"));
  const opaque = Object.defineProperty(new Response(null), "status", { value: 0 });
  for (const response of [new Response("{", { headers: { "content-type": "application/json" } }), opaque]) {
    vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(
      Object.defineProperty(response, "ok", { value: response.status > 0 }),
    );
    expect(await fail(call("GET /feed"))).toEqual(new Error("Request error"));
  }
});

test("the types name what an operation takes and answers", () => {
  expectTypeOf<OperationAnswer<"DELETE /users/me">>().toBeNull();
  expectTypeOf<OperationAnswer<"GET /users/me/note">["data"]>().toEqualTypeOf<{ text: string }>();
  // @ts-expect-error: the id is missing
  const incomplete = () => call("GET /recipes/{id}");
  // @ts-expect-error: there is no such field
  const wrong = () => call("POST /users/me/cookbooks", { body: { title: "Suppen", colour: "red" } });
  expect([incomplete, wrong]).toHaveLength(2);
});
