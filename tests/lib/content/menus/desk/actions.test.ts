import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import {
  arrangeMenuAction,
  deleteMenuAction,
  saveMenuAction,
  searchMenuItemsAction,
} from "#lib/content/menus/desk/actions.ts";
import { listDeskMenus } from "#lib/content/menus/desk/desk-queries.ts";
import { getMenu } from "#lib/content/menus/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { menus } from "#lib/platform/db/tables/feeds.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { createDish, createReader } from "#tests/lib/people/comments/fixtures.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { importEntry } from "#tests/support/content/import-entry.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createDinnerCategory } from "#tests/support/fixtures.ts";

const session = vi.hoisted(() => ({ user: null as { id: string; newType: string } | null }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
vi.mock("next/headers", () => ({ headers: async () => new Headers(), cookies: async () => ({ set() {} }) }));
vi.mock("next/navigation", () => ({
  unstable_rethrow() {},
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

const title = { de: "Rezepte", en: "Recipes" };

beforeEach(async () => {
  session.user = { id: await createReader({ newType: "editor" }), newType: "editor" };
  await db.delete(menus);
  await importEntry("menus", { key: "recipes", position: 0, title, route: "/recipes", content: [] });
  await importEntry("menus", { key: "shop", position: 1, title: { de: "Shop", en: "Shop" }, content: [] });
});
const typed = {
  id: "",
  version: "0",
  locale: "de",
  titleDe: "Advent",
  titleEn: "Advent",
  target: "route:/quiz",
  groups: "[]",
};
const save = (changes: Record<string, string> = {}) =>
  saveMenuAction({ status: "open" }, toForm({ ...typed, ...changes }));
const groupsOf = (...links: object[]) => JSON.stringify([{ title: { de: "Kekse", en: "Biscuits" }, links }]);
const noTitle = { de: "", en: "" };
const find = async (name: string) => (await listDeskMenus()).find((entry) => entry.title.de === name);

test("an editor adds an entry, changes its links and removes it", async () => {
  const category = await createDinnerCategory();
  const dish = await createDish();
  const groups = groupsOf(
    { target: "route:/basics", title: { de: "Grundlagen", en: "Basics" } },
    { target: `category:${category}`, title: noTitle },
    { target: `item:${dish}`, title: { de: "Spätzle", en: "Spaetzle" } },
  );
  await expect(save({ groups })).rejects.toThrow("/de/desk/menues/");
  expect(takeExpired()).toEqual(["menus"]);
  const entry = await find("Advent");
  expect(entry).toMatchObject({ type: "custom-1", position: 2, route: "/quiz", version: 1 });
  const shown = (await getMenu("de")).find((one) => one.title === "Advent");
  expect(shown?.groups[0]?.entries.map((link) => link.title)).toEqual(["Grundlagen", "Abendessen", "Spätzle"]);

  const target = { id: entry?.id ?? "", version: "1" };
  await expect(save({ ...target, titleDe: "Advent 2" })).rejects.toThrow("redirected");
  expect(takeExpired()).toEqual(["menus"]);
  // The version that was read is an old one since.
  expect(await save({ ...target, titleDe: "Advent 3" })).toMatchObject({
    status: "invalid",
    errors: { form: "conflict" },
    values: { titleDe: "Advent 3" },
  });
  expect(takeExpired()).toEqual([]);
  const [line] = await db.select().from(auditLog).orderBy(desc(auditLog.createdAt)).limit(1);
  expect(line).toMatchObject({ action: "update", subjectType: "menu", subjectName: "Advent 2" });

  const removal = toForm({ id: target.id, version: "2", locale: "de" });
  await expect(deleteMenuAction({ status: "open" }, removal)).rejects.toThrow("/de/desk/menues");
  expect(takeExpired()).toEqual(["menus"]);
  expect(await find("Advent 2")).toBeUndefined();
});

test("links lead somewhere, and pages need a title", async () => {
  const unknown = groupsOf({ target: `category:${randomUUID()}`, title: noTitle });
  expect(await save({ groups: unknown })).toMatchObject({ errors: { groups: "missing" } });
  const untitled = groupsOf({ target: "route:/basics", title: noTitle });
  expect(await save({ groups: untitled })).toMatchObject({ errors: { groups: "required" } });
  for (const target of ["route:/recipes/[slug]", "https://example.org", "route:/nowhere", "route:toString"]) {
    expect(await save({ groups: groupsOf({ target, title }) })).toMatchObject({ errors: { groups: "noChoice" } });
    expect(await save({ target })).toMatchObject({ errors: { target: "noChoice" } });
  }
  expect(await save({ target: "external" })).toMatchObject({ errors: { target: "unsuitable" } });
  expect(await save({ groups: "{" })).toMatchObject({ status: "invalid" });
});

test("readers do not see the link of a recipe that is not public", async () => {
  const dish = await createDish();
  const groups = groupsOf({ target: `item:${dish}`, title: noTitle });
  await expect(save({ groups })).rejects.toThrow("redirected");
  await db.update(items).set({ state: "draft" }).where(eq(items.id, dish));
  const shown = (await getMenu("de")).find((one) => one.title === "Advent");
  expect(shown?.groups[0]?.entries).toEqual([]);
});

test("an editor arranges the entries, and the second of two editors gets a conflict", async () => {
  const stored = (await listDeskMenus()).map(({ id }) => id);
  const order = stored.toReversed();
  const fields = { stored: stored.join(), order: order.join(), change: "arrange", locale: "en" };
  const arrange = () => arrangeMenuAction({ status: "open" }, toForm(fields));
  await expect(arrange()).rejects.toThrow("redirected to /en/desk/menus");
  expect(takeExpired()).toEqual(["menus"]);
  expect((await listDeskMenus()).map(({ id }) => id)).toEqual(order);
  expect(await arrange()).toMatchObject({ status: "invalid", errors: { form: "conflict" } });
  expect(takeExpired()).toEqual([]);
  // Without script a move is saved at once.
  const move = toForm({ ...fields, stored: order.join(), order: order.join(), change: `down:${order[0]}` });
  await expect(arrangeMenuAction({ status: "open" }, move)).rejects.toThrow("redirected");
  expect((await listDeskMenus()).map(({ id }) => id)).toEqual(stored);
});

test("only editors find recipes and change the menu", async () => {
  await createDish();
  expect(await searchMenuItemsAction({ words: "spätz", locale: "de" })).toMatchObject({ ok: true });
  session.user = { id: await createReader({ newType: "partner" }), newType: "partner" };
  expect(await searchMenuItemsAction({ words: "spätz", locale: "de" })).toMatchObject({ ok: false });
  expect(await save()).toMatchObject({ status: "failed" });
  expect(takeExpired()).toEqual([]);
});
