import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { type Account, createAccount } from "../support/account.ts";
import { contentsOf, insertCookbook, listRecipes } from "./fixtures.ts";

const base = "/api/users/me/cookbooks/";
const household = newClientHeaders();

async function tokenOf({ email, password }: Account): Promise<string> {
  const { text } = await sendRequest("/api/authenticate/credentials/", {
    method: "POST",
    headers: { "content-type": "application/json", ...household },
    body: JSON.stringify({ email, password }),
  });
  return JSON.parse(text).data.user_token;
}

/** A function that calls the API as this account and returns status and body. */
async function reader(account: Account) {
  const token = await tokenOf(account);
  return async (method: string, path: string, body?: unknown, type = "application/json") => {
    const { status, text, headers } = await sendRequest(path, {
      method,
      headers: { "x-user-token": token, ...(body !== undefined && { "content-type": type }) },
      ...(body !== undefined && { body: type === "application/json" ? JSON.stringify(body) : (body as BodyInit) }),
    });
    expect(headers.get("cache-control")).toContain("no-store");
    return { status, body: text === "" ? null : JSON.parse(text) };
  };
}

test("creates, changes, publishes, deletes and restores a cookbook", async () => {
  const account = await createAccount();
  const call = await reader(account);
  const [a, b, c] = (await listRecipes("de", 3)).map(({ id }) => id);
  const made = await call("POST", base, { title: "  Unter\nder Woche ", item: a });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({ title: "Unter der Woche", visibility: "private", url: null, count: 1 });
  const book = `${base}${made.body.data.id}/`;
  for (const id of [b, c, b]) expect((await call("POST", `${book}items/`, { id })).status).toBe(204);
  expect((await call("PUT", `${book}items/${b}/`, { note: "Mit Zitrone." })).status).toBe(204);
  expect((await call("PUT", `${book}order/`, { ids: [c, randomUUID()] })).status).toBe(204);
  const items = await call("GET", `${book}items/?size=2`);
  expect(items.body.meta.pagination).toEqual({ page: 1, pages: 2, count: 3 });
  expect(items.body.data).toMatchObject([{ id: c, note: "", item: { id: c } }, { id: a }]);
  expect((await call("GET", `${book}items/?size=2&page=2`)).body.data).toMatchObject([{ id: b, note: "Mit Zitrone." }]);

  const other = (await call("POST", base, { title: "Sonntag" })).body.data.id;
  expect((await call("PUT", `${book}items/${b}/`, { cookbook: other })).status).toBe(204);
  await expect.poll(() => contentsOf(other)).toEqual([{ id: b, note: "Mit Zitrone." }]);
  expect((await call("DELETE", `${book}items/${c}/`)).status).toBe(204);
  expect((await call("DELETE", `${book}items/${c}/`)).status).toBe(204);

  const shelf = await call("GET", `${base}?item=${b}`);
  expect(shelf.body.meta.pagination).toEqual({ page: 1, pages: 1, count: 2 });
  const holding = Object.fromEntries(
    shelf.body.data.map((one: { id: string; has_item: boolean }) => [one.id, one.has_item]),
  );
  expect(holding).toEqual({ [other]: true, [made.body.data.id]: false });

  const shown = await call("PUT", book, { visibility: "public", summary: "Für dienstags." });
  expect(shown.body.data).toMatchObject({ visibility: "public", summary: "Für dienstags.", title: "Unter der Woche" });
  const { pathname } = new URL(shown.body.data.url);
  expect((await sendRequest(pathname)).status).toBe(200);
  expect((await call("DELETE", book)).status).toBe(204);
  expect((await call("GET", book)).status).toBe(404);
  await expect.poll(async () => (await sendRequest(pathname)).status).toBe(404);
  expect((await call("POST", `${book}restore/`)).status).toBe(204);
  expect((await call("GET", book)).status).toBe(200);
});

test("sets the cover by upload and by item", async () => {
  const account = await createAccount();
  const call = await reader(account);
  const all = await listRecipes("de", 2);
  const id = await insertCookbook(account, "de", "Bilder", all);
  const image = async () => (await call("GET", `${base}${id}/`)).body.data.image?.url;
  const first = await image();
  const file = readFileSync("lib/seed/content/pictures/negroni.jpg");
  expect((await call("PUT", `${base}${id}/cover/`, file, "image/jpeg")).status).toBe(204);
  const uploaded = await image();
  expect(uploaded).not.toBe(first);
  expect((await call("PUT", `${base}${id}/cover/`, { item: all[1]?.id })).status).toBe(204);
  expect(await image()).not.toBe(uploaded);
  expect((await call("DELETE", `${base}${id}/cover/`)).status).toBe(204);
  expect(await image()).toBe(first);
  // The replaced upload is deleted.
  expect((await sendRequest(new URL(uploaded).pathname)).status).toBe(404);
  const huge = Buffer.alloc(11 * 1024 * 1024);
  expect(await call("PUT", `${base}${id}/cover/`, huge, "image/jpeg")).toMatchObject({ status: 413 });
  const text = Buffer.from("kein Bild");
  expect(await call("PUT", `${base}${id}/cover/`, text, "image/png")).toMatchObject({
    status: 415,
    body: { error: { code: "unsupported", fields: { picture: "unsupported_type" } } },
  });
});

test("rejects signed-out users, other users and invalid input", async () => {
  const [owner, stranger] = [await createAccount(), await createAccount()];
  const [item] = await listRecipes("de", 1);
  const id = await insertCookbook(owner, "de", "Geheim", item ? [item] : []);
  const call = await reader(stranger);
  const own = await insertCookbook(stranger, "de", "Meins", item ? [item] : []);
  const tries = (book: string): [string, string, unknown?][] => [
    ["GET", `${base}${book}/`],
    ["PUT", `${base}${book}/`, { title: "Neu" }],
    ["DELETE", `${base}${book}/`],
    ["POST", `${base}${book}/restore/`],
    ["GET", `${base}${book}/items/`],
    ["POST", `${base}${book}/items/`, { id: item?.id }],
    ["PUT", `${base}${book}/items/${item?.id}/`, { note: "da" }],
    ["PUT", `${base}${own}/items/${item?.id}/`, { cookbook: book }],
    ["DELETE", `${base}${book}/items/${item?.id}/`],
    ["PUT", `${base}${book}/order/`, { ids: [] }],
    ["PUT", `${base}${book}/cover/`, { item: item?.id }],
    ["DELETE", `${base}${book}/cover/`],
  ];
  const missing = tries(randomUUID());
  for (const [n, [method, path, body]] of tries(id).entries()) {
    const foreign = await call(method, path, body);
    expect(foreign, `${method} ${path}`).toMatchObject({ status: 404, body: { error: { code: "missing" } } });
    const [, nowhere = "", same] = missing[n] ?? [];
    expect(await call(method, nowhere, same)).toEqual(foreign);
    const anonymous = await sendRequest(path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    expect(anonymous.status, `${method} ${path}`).toBe(401);
  }
  await expect.poll(() => contentsOf(id)).toMatchObject([{ id: item?.id, note: "" }]);
  for (const [method, path, body] of [
    ["POST", base, { title: "" }],
    ["POST", base, { title: "x".repeat(81) }],
    ["POST", base, { title: "a", user_id: owner.id }],
    ["POST", base, { title: "a", visibility: "everybody" }],
    ["PUT", `${base}${own}/`, { slug: "mein" }],
    ["PUT", `${base}${own}/order/`, { ids: ["nichts"] }],
    ["PUT", `${base}${own}/items/${item?.id}/`, { note: "x".repeat(501) }],
    ["GET", `${base}?page=0`, undefined],
    ["GET", `${base}?page=99999999999`, undefined],
    ["GET", `${base}?item=nichts`, undefined],
  ] as const) {
    expect(await call(method, path, body), `${method} ${path}`).toMatchObject({ status: 422 });
  }
  for (const path of [`${base}nichts/`, `${base}${own}/items/%00/`]) {
    expect((await call("DELETE", path)).status, path).toBeGreaterThanOrEqual(400);
    expect((await call("DELETE", path)).status, path).toBeLessThan(500);
  }
});
