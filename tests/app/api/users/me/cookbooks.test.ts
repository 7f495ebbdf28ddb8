import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import * as operations from "#app/api/users/me/cookbooks/operations.ts";
import type { Operation } from "#lib/api/api-resources/operation.ts";
import { countCookbookCreation } from "#lib/kitchen/cookbooks/rate-limits.ts";
import { createApiSession } from "#lib/platform/auth/sessions.ts";
import { createHousePicture } from "#tests/lib/content/pictures/fixtures.ts";
import { createCookbook, createRecipe } from "#tests/lib/kitchen/cookbooks/fixtures.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { createMember } from "#tests/support/accounts.ts";
import { type ApiCall, callRoute } from "#tests/support/api/document.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createPhoto } from "#tests/support/full-user.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => import("#tests/support/api/request-user.ts"));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

setUpDatabase();
const takeExpired = recordExpiry();

beforeAll(async () => {
  vi.stubEnv("DATA_DIR", await mkdtemp(join(tmpdir(), "data-")));
});

test.each([
  ["public", ["cookbooks"]],
  ["unlisted", ["cookbooks"]],
  ["private", []],
] as const)("every change of a cookbook that is %s expires %j", async (visibility, expected) => {
  const { id: userId } = await createMember();
  const token = await createApiSession(userId, "app");
  const picture = async () => toForm({ picture: new File([new Uint8Array(await createPhoto())], "cover.jpg") });
  const call = async ({ method, path }: Pick<Operation, "method" | "path">, more: ApiCall = {}) => {
    const response = await callRoute(path, { method, headers: { "x-user-token": token }, ...more });
    expect(response.status, `${method} ${path}`).toBeLessThan(400);
    return response;
  };
  const created = await call(operations.createCookbook, { body: { title: "Sonntags", visibility } });
  expect(takeExpired()).toEqual(expected);
  const params = { id: (await created.json()).data.id };
  const item = await createRecipe(userId, "Brot", { pictureId: await createHousePicture() });
  const entry = { params: { ...params, itemId: item } };
  const { id: other } = await createCookbook(userId);
  const changes: [Pick<Operation, "method" | "path">, ApiCall][] = [
    [operations.updateCookbook, { params, body: { title: "Montags" } }],
    [operations.addCookbookItem, { params, body: { id: item } }],
    [operations.updateCookbookItem, { ...entry, body: { note: "Mit Kruste" } }],
    [operations.orderCookbookItems, { params, body: { ids: [item] } }],
    [operations.setCookbookCover, { params, body: { item } }],
    [operations.setCookbookCover, { params, form: await picture() }],
    [operations.uploadCookbookCover, { params, form: await picture() }],
    [operations.deleteCookbookCover, { params }],
    [operations.updateCookbookItem, { ...entry, body: { cookbook: other } }],
    [operations.addCookbookItem, { params, body: { id: item, from: other } }],
    [operations.removeCookbookItem, entry],
    [operations.deleteCookbook, { params }],
    [operations.restoreCookbook, { params }],
  ];
  for (const [operation, more] of changes) {
    await call(operation, more);
    expect(takeExpired(), `${operation.method} ${operation.path}`).toEqual(expected);
  }
});

test("a refused change expires nothing", async () => {
  const { id } = await createCookbook((await createMember()).id, "Kuchen", { visibility: "public" });
  const headers = { "x-user-token": await createApiSession((await createMember()).id, "app") };
  const { method, path } = operations.deleteCookbook;
  expect((await callRoute(path, { method, params: { id }, headers })).status).toBe(404);
  expect(takeExpired()).toEqual([]);
});

test("creating too many is refused with the time to wait", async () => {
  const { id: userId } = await createMember();
  for (let count = 0; count < 250; count++) await countCookbookCreation(userId);
  const headers = { "x-user-token": await createApiSession(userId, "app") };
  const { method, path } = operations.createCookbook;
  const response = await callRoute(path, { method, headers, body: { title: "Suppen", visibility: "private" } });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
});
