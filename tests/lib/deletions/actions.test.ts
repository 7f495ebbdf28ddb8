import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "#lib/db/client.ts";
import { deletedEntries } from "#lib/db/tables/editing/deleted-entries.ts";
import { tags } from "#lib/db/tables/tags.ts";
import { restoreEntryAction } from "#lib/deletions/actions.ts";
import { deleteDeskTag } from "#lib/tags/desk-mutations.ts";
import { createReader } from "#tests/lib/comments/fixtures.ts";
import { toForm } from "#tests/lib/http/to-form.ts";
import { createTag } from "#tests/lib/tags/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const session = vi.hoisted(() => ({ user: null as { id: string } | null, cookies: [] as unknown[] }));
vi.mock("#lib/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
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

test("the reason of a refusal is in the language of the editor, and names what is taken", async () => {
  const id = await deleteTag("Bitter");
  await createTag(editorId, "Bitter");
  expect((await restore(id)).problem).toContain("„bitter-en“ ist inzwischen vergeben.");
  expect((await restore(id, "en")).problem).toContain("“bitter-en” is already in use.");
  expect(await db.$count(deletedEntries, eq(deletedEntries.id, id))).toBe(1);
});

test("readers restore nothing, and those without a session sign in first", async () => {
  const id = await deleteTag("Rauchig");
  session.user = { id: await createReader() };
  expect((await restore(id)).problem).toBe("Das dürfen nur Redakteurinnen und Redakteure.");
  session.user = null;
  await expect(restore(id)).rejects.toThrow("redirected to /de/login?next=%2Fde%2Fdesk%2Fgeloescht");
  expect(await db.$count(tags, eq(tags.key, "rauchig-en"))).toBe(0);
});
