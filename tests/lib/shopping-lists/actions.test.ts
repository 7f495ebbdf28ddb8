import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { limits } from "#lib/shopping-lists/limits.ts";
import { listShoppingItems } from "#lib/shopping-lists/queries.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const session = vi.hoisted(() => ({ user: null as { id: string; sessionId: string } | null }));
vi.mock("#lib/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));

const { changeListAction } = await import("#lib/shopping-lists/actions.ts");

setUpDatabase();

const done = { ok: true, data: undefined };
const bread = () => ({ id: randomUUID(), text: "Brot", ticked: false });
let userId: string;

beforeEach(async () => {
  userId = (await createMember()).id;
  session.user = { id: userId, sessionId: randomUUID() };
});

test("adds, changes and removes items", async () => {
  const item = bread();
  expect(await changeListAction({ type: "add", items: [item] })).toEqual(done);
  expect(await changeListAction({ type: "change", items: [{ id: item.id, ticked: true }] })).toEqual(done);
  expect(await listShoppingItems(userId)).toMatchObject([{ text: "Brot", isTicked: true }]);
  expect(await changeListAction({ type: "remove", ids: [item.id] })).toEqual(done);
  expect(await listShoppingItems(userId)).toEqual([]);
});

test("counts the time since a change was made on the device", async () => {
  const item = bread();
  await changeListAction({ type: "add", items: [item], age: 120_000 });
  await changeListAction({ type: "change", items: [{ id: item.id, ticked: true }], age: 1000 }, userId);
  // Another device ticked it later.
  session.user = { id: userId, sessionId: randomUUID() };
  await changeListAction({ type: "change", items: [{ id: item.id, ticked: false }], age: 60_000 });
  expect(await listShoppingItems(userId)).toMatchObject([{ text: "Brot", isTicked: true }]);
  await changeListAction({ type: "remove", ids: [item.id], age: Number.NaN });
  expect(await listShoppingItems(userId)).toEqual([]);
});

test("refuses a change that another account has left on the device", async () => {
  const left = await changeListAction({ type: "add", items: [bread()] }, randomUUID());
  expect(left).toMatchObject({ ok: false, code: "unauthorized" });
  expect(await listShoppingItems(userId)).toEqual([]);
});

test("answers the error codes of the REST API", async () => {
  expect(await changeListAction({ type: "add", items: [] })).toMatchObject({ ok: false, code: "invalid" });
  await changeListAction({ type: "add", items: Array.from({ length: limits.items }, bread) });
  const limit = { ok: false, code: "limit", errors: { items: "500" } };
  expect(await changeListAction({ type: "add", items: [bread()] })).toEqual(limit);
  session.user = null;
  expect(await changeListAction({ type: "remove", ids: [] })).toMatchObject({ ok: false, code: "unauthorized" });
});
