import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { saveStoryAction } from "#lib/content/story-drafts/actions.ts";
import { deleteStoryAction, restoreDeletedStoryAction } from "#lib/content/story-drafts/deletion/actions.ts";
import { purgeDeletedDrafts } from "#lib/content/story-drafts/deletion/purge-mutations.ts";
import { listStories } from "#lib/content/story-drafts/desk/list-queries.ts";
import { createStoryDraft } from "#lib/content/story-drafts/mutations.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { storyDrafts } from "#lib/platform/db/tables/editing/story-drafts.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createLiveStory, editedStory } from "../fixtures.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
vi.mock("next/headers", () => ({ cookies: async () => ({ set() {} }), headers: async () => new Headers() }));
vi.mock("next/navigation", () => ({
  unstable_rethrow() {},
  notFound: () => {
    throw new Error("missing");
  },
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();

let editor: string;
let partner: string;
let id: string;
beforeAll(async () => {
  editor = await createReader({ newType: "editor" });
  partner = await createReader({ newType: "partner" });
});
beforeEach(async () => {
  id = await createStoryDraft(editor, "article");
  await signInAs(editor);
});

async function signInAs(userId: string | null): Promise<void> {
  currentSession.id = userId && (await createWebSession(userId, "Firefox"));
}

const run = (action: (form: FormData) => Promise<never>, itemId = id) =>
  action(toForm({ id: itemId, locale: "de" })).catch((error: Error) => error.message);
const pageOf = (itemId: string) => `redirected to /de/desk/stories/${itemId}`;
const listed = async (state: "deleted" | null) => {
  const filter = { search: "", type: null, state };
  return (await listStories("de", filter, { ownerId: null, page: 1 })).data.map((story) => story.id);
};
const isStored = async (itemId: string) => (await db.$count(items, eq(items.id, itemId))) === 1;
const deleteLongAgo = (itemId: string) =>
  db
    .update(storyDrafts)
    .set({ deletedAt: new Date(Date.now() - 31 * 86_400_000) })
    .where(eq(storyDrafts.itemId, itemId));

test("a deleted draft is listed apart, cannot be written, and comes back as it was", async () => {
  const before = await editedStory(id);
  expect(await run(deleteStoryAction)).toBe(pageOf(id));
  expect(await listed(null)).not.toContain(id);
  expect(await listed("deleted")).toContain(id);
  const changed = { ...before.content, theme: "Pfannen" };
  expect(await saveStoryAction({ id, version: before.version, content: changed })).toMatchObject({ code: "missing" });
  expect(await run(deleteStoryAction)).toMatch("missing");
  expect(await run(restoreDeletedStoryAction)).toBe(pageOf(id));
  expect(await editedStory(id)).toEqual(before);
  expect(await listed(null)).toContain(id);
  expect(await run(restoreDeletedStoryAction)).toMatch("missing");
  const actions = inArray(auditLog.action, ["delete", "restore"]);
  expect(await db.$count(auditLog, and(eq(auditLog.subjectId, id), actions))).toBe(2);
});

test("a story that was published or is a static page is not deleted", async () => {
  const page = await createLiveStory(editor, { storyType: "static_page", pageKey: "imprint" });
  const live = await createLiveStory(editor);
  const ended = await createLiveStory(editor);
  await db
    .update(items)
    .set({ expiresAt: new Date("2026-02-01") })
    .where(eq(items.id, ended));
  for (const one of [page, live, ended]) {
    expect(await run(deleteStoryAction, one)).toMatch("conflict");
    expect((await editedStory(one)).deletedAt).toBeNull();
  }
});

test("after thirty days it is gone, and a later deletion is not", async () => {
  const later = await createStoryDraft(editor, "news");
  await run(deleteStoryAction);
  await run(deleteStoryAction, later);
  await deleteLongAgo(id);
  await purgeDeletedDrafts();
  expect([await isStored(id), await isStored(later)]).toEqual([false, true]);
  expect(await db.$count(stories, eq(stories.itemId, id))).toBe(0);
});

test("partners delete and restore own drafts, others nothing", async () => {
  const own = await createStoryDraft(partner, "article");
  for (const userId of [null, await createReader(), await createReader({ newType: "partner" })]) {
    await signInAs(userId);
    for (const one of [id, own, randomUUID()]) {
      const refused = userId ? "missing" : "redirected to /de/login";
      expect(await run(deleteStoryAction, one)).toMatch(refused);
      expect(await run(restoreDeletedStoryAction, one)).toMatch(refused);
    }
  }
  await signInAs(partner);
  expect(await run(deleteStoryAction, id)).toMatch("missing");
  expect(await run(deleteStoryAction, own)).toBe(pageOf(own));
  expect(await run(restoreDeletedStoryAction, own)).toBe(pageOf(own));
  expect((await editedStory(id)).deletedAt).toBeNull();
});
