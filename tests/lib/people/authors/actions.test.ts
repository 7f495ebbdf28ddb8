import { randomUUID } from "node:crypto";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { deleteAuthorAction, saveAuthorAction, searchAuthorPicturesAction } from "#lib/people/authors/actions.ts";
import { countAuthorUses, findDeskAuthor, listDeskAuthors } from "#lib/people/authors/desk-queries.ts";
import { updateProfile } from "#lib/people/users/profile-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { createDish, createReader, write } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";

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

beforeEach(async () => {
  session.user = { id: await createReader({ newType: "editor" }), newType: "editor" };
});

const toName = () => `Senfmühle ${randomUUID().slice(0, 8)}`;
const save = (changes: Record<string, string | File>) =>
  saveAuthorAction({ status: "open" }, toForm({ id: "", version: "0", locale: "de", role: "contributor", ...changes }));
const remove = (id: string, version: number) =>
  deleteAuthorAction({ status: "open" }, toForm({ id, version: String(version), locale: "de" }));

async function create(changes: Record<string, string> = {}) {
  const name = changes.name ?? toName();
  await expect(save({ name, ...changes })).rejects.toThrow("/de/desk/autoren/");
  const author = (await listDeskAuthors({ search: name, role: null }))[0];
  if (!author) throw new Error("no author");
  return author;
}

test("an editor creates, renames and deletes a profile without an account", async () => {
  const author = await create({ occupationDe: "Müllerin", website: "senf.example" });
  expect(author).toMatchObject({ occupation: { de: "Müllerin" }, bio: {}, website: "https://senf.example" });
  const slug = `senf-${randomUUID().slice(0, 8)}`;
  const { id, name, version } = author;
  await expect(save({ id, version: String(version), name, slug })).rejects.toThrow("redirected");
  for (const locale of ["de", "en"] as const) expect(await findSlug("/users/[slug]", locale, author.slug)).toBe(slug);
  const changed = await findDeskAuthor(id);
  expect(changed).toMatchObject({ slug, occupation: {}, website: null, version: version + 1 });
  await expect(remove(id, version + 1)).rejects.toThrow("/de/desk/autoren");
  expect(await findDeskAuthor(id)).toBeNull();
  const lines = await db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, "author"), eq(auditLog.subjectId, id)))
    .orderBy(auditLog.createdAt);
  expect(lines.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
});

test("every change expires what names the author", async () => {
  const lists = ["cards", "cookbooks", "menus", "users"];
  const { id, name, slug, version } = await create();
  expect(takeExpired()).toEqual([...lists, `user:${slug}`].toSorted());
  const [own, commented] = [await createDish(id), await createDish()];
  await write(id, commented);
  const slugs = [slug, `neu-${slug}`];
  const pages = [...(await itemTags(own)), ...(await itemTags(commented)), ...slugs.map((one) => `user:${one}`)];
  await expect(save({ id, version: String(version), name, slug: slugs[1] ?? "" })).rejects.toThrow("redirected");
  expect(takeExpired()).toEqual([...lists, ...pages].toSorted());
  expect(await save({ id, version: String(version), name })).toMatchObject({ errors: { form: "conflict" } });
  expect(await remove(id, version + 1)).toMatchObject({ errors: { form: "used" } });
  expect(takeExpired()).toEqual([]);
  const unused = await create();
  takeExpired();
  await expect(remove(unused.id, unused.version)).rejects.toThrow("redirected");
  expect(takeExpired()).toEqual([...lists, `user:${unused.slug}`].toSorted());
});

test("a form with mistakes comes back with what was typed", async () => {
  const { name, slug } = await create();
  const typed = { name: "x", bioDe: "Mahlt.", website: "http://unsicher", slug: "Kein Slug" };
  expect(await save(typed)).toMatchObject({
    status: "invalid",
    errors: { name: "badName", website: "badWebsite", slug: "badSlug" },
    values: typed,
  });
  expect(await save({ name: name.toUpperCase() })).toMatchObject({ errors: { name: "taken" } });
  expect(await save({ name: toName(), slug })).toMatchObject({ errors: { slug: "taken" } });
  expect(await save({ name: toName(), slug: "admin" })).toMatchObject({ errors: { slug: "unsuitable" } });
  const pictureId = randomUUID();
  expect(await save({ name: toName(), pictureId })).toMatchObject({ errors: { picture: "missing" } });
});

test("the second of two editors gets a conflict, also when the first writer is the author", async () => {
  const { id, name, version } = await create();
  await updateProfile(id, { website: "https://neu.example" });
  expect(await save({ id, version: String(version), name })).toMatchObject({ errors: { form: "conflict" } });
  expect((await findDeskAuthor(id))?.website).toBe("https://neu.example");
});

test("what is still needed is not deleted", async () => {
  const author = await create();
  await createDish(author.id);
  expect(await countAuthorUses(author.id)).toMatchObject({ items: 1, drafts: 0, comments: 0, places: 0 });
  expect(await listDeskAuthors({ search: author.name, role: null })).toMatchObject([{ id: author.id, items: 1 }]);
  expect(await remove(author.id, author.version)).toMatchObject({ errors: { form: "used" } });
  const id = await createReader({ newType: "contributor", email: `${randomUUID()}@example.org` });
  expect(await remove(id, 1)).toMatchObject({ errors: { form: "unsuitable" } });
});

test("roles of accounts and profiles of readers are not changed here", async () => {
  const email = () => `${randomUUID()}@example.org`;
  const guest = await createReader({ newType: "contributor", email: email() });
  await expect(save({ id: guest, version: "1", name: toName(), role: "editor" })).rejects.toThrow("redirected");
  expect(await findDeskAuthor(guest)).toMatchObject({ role: "contributor", hasAccount: true });
  const reader = await createReader({ email: email() });
  expect(await save({ id: reader, version: "1", name: toName() })).toMatchObject({ errors: { form: "missing" } });
  expect((await listDeskAuthors({ search: "", role: null })).map(({ id }) => id)).not.toContain(reader);
});

test("only editors write, and look for pictures", async () => {
  expect(await searchAuthorPicturesAction({ query: "", locale: "de" })).toEqual({ ok: true, data: [] });
  session.user = { id: await createReader({ newType: "partner" }), newType: "partner" };
  expect(await searchAuthorPicturesAction({ query: "", locale: "de" })).toMatchObject({ ok: false });
  const name = toName();
  expect(await save({ name })).toMatchObject({ status: "failed" });
  expect(await db.$count(users, eq(users.name, name))).toBe(0);
  expect(takeExpired()).toEqual([]);
});

test("a partner stores no picture here, past the limit of their uploads", async () => {
  vi.stubEnv("DATA_DIR", await mkdtemp(join(tmpdir(), "data-")));
  const partner = await createReader({ newType: "partner" });
  session.user = { id: partner, newType: "partner" };
  const jpeg = await readFile("lib/seed/content/pictures/tiramisu.jpg");
  expect(await save({ name: toName(), picture: new File([jpeg], "tiramisu.jpg") })).toMatchObject({ status: "failed" });
  expect(await db.$count(uploads, eq(uploads.userId, partner))).toBe(0);
});
