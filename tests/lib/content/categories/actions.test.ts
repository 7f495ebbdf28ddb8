import { beforeEach, expect, test, vi } from "vitest";
import {
  deleteCategoryAction,
  mergeCategoryAction,
  moveCategoryAction,
  saveCategoryAction,
} from "#lib/content/categories/actions.ts";
import { listDeskCategories } from "#lib/content/categories/desk/desk-queries.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createEntry } from "./fixtures.ts";

const session = vi.hoisted(() => ({ user: null as { id: string } | null }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
vi.mock("next/headers", () => ({ headers: async () => new Headers(), cookies: async () => ({ set() {} }) }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

beforeEach(async () => {
  session.user = { id: await createReader({ newType: "editor" }) };
});

const typed = { id: "", version: "0", locale: "de", parentId: "top", titleDe: "Nach Laune", titleEn: "By mood" };
const save = (changes: Record<string, string> = {}) =>
  saveCategoryAction({ status: "open" }, toForm({ ...typed, ...changes }));
const idOf = async (title: string) =>
  (await listDeskCategories()).find(({ texts }) => texts.de.title === title)?.id ?? "";

test("an editor creates, moves, merges and deletes categories", async () => {
  await expect(save()).rejects.toThrow("redirected to /de/desk/kategorien");
  const parentId = await idOf("Nach Laune");
  for (const title of ["Heiter", "Froh"]) {
    await expect(save({ parentId, titleDe: title, titleEn: title })).rejects.toThrow("/de/desk/kategorien");
  }
  const [id, into] = [await idOf("Heiter"), await idOf("Froh")];
  const move = toForm({ id, direction: "down", locale: "de" });
  expect(await moveCategoryAction({ status: "open" }, move)).toEqual({ status: "sent" });
  const order = (await listDeskCategories()).filter((one) => one.parentId === parentId);
  expect(order.map(({ texts }) => texts.de.title)).toEqual(["Froh", "Heiter"]);
  const merge = toForm({ id, version: "1", into, locale: "de" });
  await expect(mergeCategoryAction({ status: "open" }, merge)).rejects.toThrow(`/de/desk/kategorien/${into}`);
  const remove = toForm({ id: into, version: "2", locale: "de" });
  await expect(deleteCategoryAction({ status: "open" }, remove)).rejects.toThrow("/de/desk/kategorien");
});

test("a form with mistakes comes back with what was typed", async () => {
  expect(await save({ titleDe: "", slugEn: "By Mood", parentId: "x" })).toMatchObject({
    status: "invalid",
    errors: { titleDe: "required", slugEn: "badSlug", parentId: "noChoice" },
    values: { titleEn: "By mood", slugEn: "By Mood" },
  });
});

test("every change expires the lists of categories and the menus", async () => {
  const lists = ["cards", "categories", "feeds", "menus", "search-rules"];
  const order = ["categories", "feeds", "menus"];
  await expect(save({ titleDe: "Nach Wetter", titleEn: "By weather" })).rejects.toThrow("redirected to");
  expect(takeExpired()).toEqual(lists);
  const parentId = await idOf("Nach Wetter");
  const [id, into] = [
    await createEntry(session.user?.id ?? "", "Regen", parentId),
    await createEntry(session.user?.id ?? "", "Schnee", parentId),
  ];
  takeExpired();
  await moveCategoryAction({ status: "open" }, toForm({ id, direction: "down", locale: "de" }));
  expect(takeExpired()).toEqual(order);
  const merge = toForm({ id, version: "1", into, locale: "de" });
  await expect(mergeCategoryAction({ status: "open" }, merge)).rejects.toThrow("redirected to");
  expect(takeExpired()).toEqual(lists);
  const remove = toForm({ id: into, version: "2", locale: "de" });
  await expect(deleteCategoryAction({ status: "open" }, remove)).rejects.toThrow("redirected to");
  expect(takeExpired()).toEqual(lists);
});

test.each<UserType>(["community", "contributor", "partner"])("users of type %s change nothing", async (newType) => {
  const id = await createEntry(session.user?.id ?? "", `Gruppe ${newType}`, null);
  session.user = { id: await createReader({ newType }) };
  const before = await listDeskCategories();
  const target = { id, version: "1", locale: "de" };
  expect(await save()).toMatchObject({ status: "failed" });
  expect(await save({ id, version: "1" })).toMatchObject({ status: "failed" });
  const move = toForm({ id, direction: "up", locale: "de" });
  expect(await moveCategoryAction({ status: "open" }, move)).toMatchObject({ status: "failed" });
  expect(await deleteCategoryAction({ status: "open" }, toForm(target))).toMatchObject({ status: "failed" });
  const merge = toForm({ ...target, into: id });
  expect(await mergeCategoryAction({ status: "open" }, merge)).toMatchObject({ status: "failed" });
  expect(await listDeskCategories()).toEqual(before);
});
