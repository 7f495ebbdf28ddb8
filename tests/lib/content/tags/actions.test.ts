import { beforeEach, expect, test, vi } from "vitest";
import { deleteTagAction, mergeTagAction, saveTagAction } from "#lib/content/tags/actions.ts";
import { findDeskTag, listDeskTags } from "#lib/content/tags/desk-queries.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createEditor, createTag, createTaggedRecipe } from "./fixtures.ts";

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
  session.user = { id: await createEditor() };
});

const typed = {
  id: "",
  version: "0",
  titleDe: "Blumig",
  titleEn: "Floral",
  slugDe: "",
  slugEn: "",
  summaryDe: "",
  summaryEn: "",
  type: "taste",
  locale: "de",
};
const save = (changes: Record<string, string> = {}) =>
  saveTagAction({ status: "open" }, toForm({ ...typed, ...changes }));

test("an editor creates, changes, merges and deletes a tag", async () => {
  await expect(save()).rejects.toThrow("redirected to /de/desk/tags");
  const created = (await listDeskTags("de")).find(({ texts }) => texts.en.title === "Floral");
  const id = created?.id ?? "";
  await expect(save({ id, version: "1", titleDe: "Blütig", slugDe: "bluetig" })).rejects.toThrow("/de/desk/tags");
  expect(await findDeskTag(id)).toMatchObject({ isHidden: false, texts: { de: { slug: "bluetig" } } });
  const into = await createTag(session.user?.id ?? "", "Duftig");
  const merge = toForm({ id, version: "2", into, locale: "en" });
  await expect(mergeTagAction({ status: "open" }, merge)).rejects.toThrow(`redirected to /en/desk/tags/${into}`);
  const remove = toForm({ id: into, version: "2", locale: "en" });
  await expect(deleteTagAction({ status: "open" }, remove)).rejects.toThrow("redirected to /en/desk/tags");
  expect(await findDeskTag(into)).toBeNull();
});

test("every change expires the lists, and the pages of what has the tag", async () => {
  const lists = ["cards", "feeds", "tags"];
  await expect(save({ titleDe: "Nussig", titleEn: "Nutty" })).rejects.toThrow("redirected to");
  expect(takeExpired()).toEqual(lists);
  const editorId = session.user?.id ?? "";
  const [id, into] = [await createTag(editorId, "Rauchig"), await createTag(editorId, "Würzig")];
  const pages = [...lists, ...(await itemTags(await createTaggedRecipe([id])))].toSorted();
  expect(pages).toHaveLength(5);
  await expect(save({ id, version: "1", slugDe: "rauch", slugEn: "smoke" })).rejects.toThrow("redirected to");
  expect(takeExpired()).toEqual(pages);
  const merge = toForm({ id, version: "2", into, locale: "de" });
  await expect(mergeTagAction({ status: "open" }, merge)).rejects.toThrow("redirected to");
  expect(takeExpired()).toEqual(pages);
  const remove = toForm({ id: into, version: "2", locale: "de" });
  await expect(deleteTagAction({ status: "open" }, remove)).rejects.toThrow("redirected to");
  expect(takeExpired()).toEqual(pages);
});

test("a tag is found under its new address at once, although that was asked for a moment ago", async () => {
  const id = await createTag(session.user?.id ?? "", "Salzig");
  const find = () => findSlug("/tags/[slug]", "de", "salz");
  expect(await find()).toBeNull();
  await expect(save({ id, version: "1", titleDe: "Salzig", titleEn: "Salty", slugDe: "salz" })).rejects.toThrow(
    "redirected to",
  );
  expect(await find()).toBe("salz");
});

test("a form with mistakes comes back with what was typed", async () => {
  const state = await save({ titleDe: " ", slugEn: "Not a slug", type: "unknown" });
  expect(state).toMatchObject({
    status: "invalid",
    errors: { titleDe: "required", slugEn: "badSlug", type: "noChoice" },
    values: { titleEn: "Floral", slugEn: "Not a slug" },
  });
});

test("a slug of another tag is said of its field", async () => {
  await createTag(session.user?.id ?? "", "Erdig");
  expect(await save({ slugDe: "erdig" })).toMatchObject({ status: "invalid", errors: { slugDe: "taken" } });
});

test("a conflict is said of the form as a whole", async () => {
  const id = await createTag(session.user?.id ?? "", "Grasig");
  const state = await save({ id, version: "7", slugDe: "grasig-2" });
  expect(state).toMatchObject({ status: "invalid", errors: { form: "conflict" }, values: { slugDe: "grasig-2" } });
});

test("an editor whose session has ended signs in and returns to the form", async () => {
  session.user = null;
  await expect(save()).rejects.toThrow("redirected to /de/login?next=%2Fde%2Fdesk%2Ftags%2Fneu");
});

test.each<UserType>(["community", "contributor", "partner"])("users of type %s change nothing", async (newType) => {
  const editorId = session.user?.id ?? "";
  const id = await createTag(editorId, `Ton ${newType}`);
  const into = await createTag(editorId, `Klang ${newType}`);
  session.user = { id: await createReader({ newType }) };
  const before = await listDeskTags("de");
  const target = { id, version: "1", locale: "de" };
  expect(await save()).toMatchObject({ status: "failed" });
  expect(await save({ id, version: "1" })).toMatchObject({ status: "failed" });
  expect(await deleteTagAction({ status: "open" }, toForm(target))).toMatchObject({ status: "failed" });
  expect(await mergeTagAction({ status: "open" }, toForm({ ...target, into }))).toMatchObject({ status: "failed" });
  expect(await listDeskTags("de")).toEqual(before);
  expect(takeExpired()).toEqual([]);
});
