import { randomUUID } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import { POST } from "#app/api/report/abuse/route.ts";
import { createApiSession } from "#lib/platform/auth/sessions.ts";
import { createCookbook } from "#tests/lib/kitchen/cookbooks/fixtures.ts";
import { createDish, createReader } from "#tests/lib/people/comments/fixtures.ts";
import { reportOf } from "#tests/lib/people/reports/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";

// API requests identify the user by token.
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserByToken } = await import("#lib/platform/auth/sessions.ts");
  return { getRequestUser: async (request: Request) => findUserByToken(request.headers.get("x-user-token") ?? "") };
});
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

setUpDatabase();

let dish: string;
beforeAll(async () => {
  dish = await createDish();
});

async function send(body: unknown, token?: string) {
  const headers = new Headers({ "content-type": "application/json", "x-forwarded-for": randomUUID() });
  if (token !== undefined) headers.set("x-user-token", token);
  const url = "http://localhost:3000/api/report/abuse/";
  const response = await POST(new Request(url, { method: "POST", headers, body: JSON.stringify(body) }), {});
  return { status: response.status, body: await response.json() };
}

test("reports with and without an account, and repeats nothing", async () => {
  const anonymous = await send({ recipe: dish, reason: "spam", text: "Werbung" });
  expect(anonymous.status).toBe(201);
  expect(await reportOf(anonymous.body.data.reference)).toMatchObject({ reporterId: null, text: "Werbung" });
  const reader = await createReader();
  const token = await createApiSession(reader, "App");
  const own = await send({ recipe: dish, reason: "spam" }, token);
  expect(await reportOf(own.body.data.reference)).toMatchObject({ reporterId: reader, targetId: dish });
  expect(await send({ recipe: dish, reason: "hate" }, token)).toEqual(own);
});

test("reports a cookbook", async () => {
  const { id } = await createCookbook(await createReader(), "Pillen", { visibility: "public" });
  const { body } = await send({ cookbook: id, reason: "spam" });
  expect(await reportOf(body.data.reference)).toMatchObject({ targetType: "cookbook", targetId: id });
});

test("an unlisted cookbook is unknown by its id", async () => {
  const { id } = await createCookbook(await createReader(), "Pillen", { visibility: "unlisted" });
  expect((await send({ cookbook: id, reason: "spam" })).status).toBe(404);
});

test("answers errors with their status", async () => {
  expect((await send({ recipe: dish, reason: "spam" }, "an invalid token")).status).toBe(401);
  expect((await send({ recipe: randomUUID(), reason: "spam" })).status).toBe(404);
  expect((await send({ reason: "spam" })).status).toBe(422);
  expect((await send({ recipe: dish, user: dish, reason: "spam" })).status).toBe(422);
  expect((await send({ recipe: dish, reason: "boring" })).body.error.fields).toEqual({ reason: "reason" });
});
