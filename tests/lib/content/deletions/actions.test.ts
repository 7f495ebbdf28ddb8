import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createPartner, removePartner } from "#lib/business/partners/desk-mutations.ts";
import { deleteDeskCategory } from "#lib/content/categories/desk/desk-mutations.ts";
import { restoreEntryAction } from "#lib/content/deletions/actions.ts";
import { deleteDeskTag } from "#lib/content/tags/desk-mutations.ts";
import { createAuthor, deleteAuthor, updateAuthor } from "#lib/people/authors/desk-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { deletedEntries } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import { tags } from "#lib/platform/db/tables/tags.ts";
import { createEntry } from "#tests/lib/content/categories/fixtures.ts";
import { createTag, createTaggedRecipe } from "#tests/lib/content/tags/fixtures.ts";
import { createDish, createReader } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const session = vi.hoisted(() => ({ user: null as { id: string } | null, cookies: [] as unknown[] }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ set: (...cookie: unknown[]) => session.cookies.push(cookie) }),
}));
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), revalidateTag() {} }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

let editorId: string;
beforeAll(async () => {
  editorId = await createReader({ newType: "editor" });
});
beforeEach(() => {
  session.user = { id: editorId };
  session.cookies.length = 0;
});

async function deleteTag(title: string): Promise<string> {
  const id = await createTag(editorId, title);
  await deleteDeskTag({ editorId, id, version: 1 });
  return lastDeletion();
}

async function lastDeletion(): Promise<string> {
  const [last] = await db.select().from(deletedEntries).orderBy(desc(deletedEntries.deletedAt)).limit(1);
  return last?.id ?? "";
}

function restore(id: string, locale = "de") {
  return restoreEntryAction({ problem: null }, toForm({ id, locale }));
}

test("a restored tag is shown in its list, which says so", async () => {
  const id = await deleteTag("Herb");
  await expect(restore(id, "en")).rejects.toThrow("redirected to /en/desk/tags");
  expect(session.cookies).toMatchObject([["flash", "deskRestored", { path: "/en/desk/tags" }]]);
  expect(await db.$count(tags, eq(tags.key, "herb-en"))).toBe(1);
});

describe("a restoration expires", () => {
  const lists = ["cards", "categories", "cookbooks", "feeds", "ingredients", "menus", "questions", "tags", "users"];

  test("with a tag, the recipes that have it again", async () => {
    const id = await createTag(editorId, "Frisch");
    const recipe = await createTaggedRecipe([id]);
    await deleteDeskTag({ editorId, id, version: 1 });
    await expect(restore(await lastDeletion())).rejects.toThrow("redirected to /de/desk/tags");
    expect(takeExpired()).toEqual([...lists, ...(await itemTags(recipe))].toSorted());
  });

  test("with a category, the redirects of the search", async () => {
    const id = await createEntry(editorId, "Gemütlich", await createEntry(editorId, "Nach Laune", null));
    await deleteDeskCategory({ editorId, id, version: 1 });
    await expect(restore(await lastDeletion())).rejects.toThrow("redirected to /de/desk/kategorien");
    expect(takeExpired()).toEqual([...lists, "search-rules"].toSorted());
  });

  test("with an author, the profile under its present and its former address", async () => {
    const texts = { occupation: {}, bio: {}, website: null, pictureId: null, bannerId: null };
    const profile = { name: "Berta Koch", slug: "", role: "contributor", ...texts } as const;
    const { id } = await createAuthor(editorId, profile);
    await updateAuthor({ editorId, id, version: 1 }, { ...profile, slug: "berta" });
    await deleteAuthor({ editorId, id, version: 2 });
    await expect(restore(await lastDeletion())).rejects.toThrow("redirected to /de/desk/autoren");
    expect(takeExpired()).toEqual([...lists, "user:berta", "user:berta-koch"].toSorted());
  });

  test("with a partner, what shows them", async () => {
    const id = await createReader({ slug: "ofenwelt", newType: "contributor" });
    const recipe = await createDish(id);
    await createPartner(editorId, id, { trade: { de: "Öfen", en: "Ovens" }, logo: "<svg></svg>" });
    await removePartner({ editorId, id, version: 1 });
    await expect(restore(await lastDeletion())).rejects.toThrow("redirected to /de/desk/partner");
    const pages = ["cards", "cookbooks", "feeds", "menus", "users", "user:ofenwelt"];
    expect(takeExpired()).toEqual([...pages, ...(await itemTags(recipe))].toSorted());
  });
});

test("the reason of a refusal is in the language of the editor, and names what is taken", async () => {
  const id = await deleteTag("Bitter");
  await createTag(editorId, "Bitter");
  expect((await restore(id)).problem).toContain("„bitter-en“ ist inzwischen vergeben.");
  expect((await restore(id, "en")).problem).toContain("“bitter-en” is already in use.");
  expect(await db.$count(deletedEntries, eq(deletedEntries.id, id))).toBe(1);
  expect(takeExpired()).toEqual([]);
});

test("readers restore nothing, and those without a session sign in first", async () => {
  const id = await deleteTag("Rauchig");
  session.user = { id: await createReader() };
  expect((await restore(id)).problem).toBe("Das dürfen nur Redakteurinnen und Redakteure.");
  session.user = null;
  await expect(restore(id)).rejects.toThrow("redirected to /de/login?next=%2Fde%2Fdesk%2Fgeloescht");
  expect(await db.$count(tags, eq(tags.key, "rauchig-en"))).toBe(0);
  expect(takeExpired()).toEqual([]);
});
