import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createStoryAction,
  publishStoryAction,
  restoreStoryAction,
  saveStoryAction,
  searchStoryPicturesAction,
  unpublishStoryAction,
} from "#lib/content/story-drafts/actions.ts";
import { listStories } from "#lib/content/story-drafts/desk/list-queries.ts";
import { findEditedStory } from "#lib/content/story-drafts/editor-queries.ts";
import { getEditorChoices } from "#lib/content/story-drafts/reference-queries.ts";
import { listRevisions } from "#lib/content/story-drafts/revision-queries.ts";
import {
  returnStoryAction,
  submitStoryAction,
  withdrawStoryAction,
} from "#lib/content/story-drafts/submission/actions.ts";
import { countSubmittedStories } from "#lib/content/story-drafts/submission/queries.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { storyDrafts } from "#lib/platform/db/tables/editing/story-drafts.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { tags } from "#lib/platform/db/tables/tags.ts";
import { createTestClip } from "#tests/lib/content/clips/fixtures.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createLiveStory, createPictureRow, editedStory, withText } from "../fixtures.ts";

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
let otherPartner: string;
let itemId: string;
beforeAll(async () => {
  editor = await createReader({ newType: "editor" });
  partner = await createReader({ newType: "partner" });
  otherPartner = await createReader({ newType: "partner" });
});
beforeEach(async () => {
  itemId = await createLiveStory(partner, { isSponsored: true });
  await signInAs(partner);
});

async function signInAs(userId: string | null): Promise<void> {
  currentSession.id = userId && (await createWebSession(userId, "Firefox"));
}

const runForm = (action: (form: FormData) => Promise<never>, fields: Record<string, string>) => {
  return action(toForm(fields)).catch((error: Error) => error.message);
};

async function createUpload(userId: string): Promise<string> {
  const pictureId = await createPictureRow();
  await db.insert(uploads).values({ pictureId, userId });
  return pictureId;
}

/** The story with a change of its partner that readers do not see. */
async function changeStory(text: string): Promise<number> {
  const { content, version } = await editedStory(itemId);
  const saved = await saveStoryAction({ id: itemId, version, content: withText(content, 1, "de", text) });
  if (!saved.ok || saved.data.status !== "saved") throw new Error("not saved");
  return saved.data.version;
}

const publication = (version: number): Parameters<typeof publishStoryAction>[0] => ({
  id: itemId,
  version,
  languages: ["de", "en"],
  when: "keep",
  reason: "",
});
const refused = expect.objectContaining({ ok: false, code: "missing" });
const linesOf = async (action: "submit" | "reject") =>
  db.$count(auditLog, and(eq(auditLog.subjectId, itemId), eq(auditLog.action, action)));

describe("a partner", () => {
  test("begins a story, which is marked as advertising and only theirs to write", async () => {
    const answer = await runForm(createStoryAction, { storyType: "article", locale: "de" });
    const id = /stories\/([\da-f-]{36})$/.exec(answer)?.[1] ?? "";
    expect((await editedStory(id)).content).toMatchObject({ authorId: partner, isSponsored: true });
    expect(await findEditedStory(id, partner)).not.toBeNull();
    expect(await findEditedStory(id, otherPartner)).toBeNull();
  });

  test("sees only own stories in the list, and no static page", async () => {
    const page = await createLiveStory(partner, { storyType: "static_page", pageKey: "privacy" });
    const filter = { search: "", type: null, state: null };
    const { data } = await listStories("de", filter, { ownerId: partner, page: 1 });
    const ids = data.map(({ id }) => id);
    expect(ids).toContain(itemId);
    expect(ids).not.toContain(page);
    expect(await findEditedStory(page, partner)).toBeNull();
    const others = await listStories("de", filter, { ownerId: otherPartner, page: 1 });
    expect(others.data.map(({ id }) => id)).not.toContain(itemId);
  });

  test("writes, but leaves author, label of advertising and hidden tags as they are", async () => {
    const [hidden, added] = await db
      .insert(tags)
      .values([
        { key: randomUUID(), type: "partner", isHidden: true },
        { key: randomUUID(), type: "partner", isHidden: true },
      ])
      .returning({ id: tags.id });
    const { content, version } = await editedStory(itemId);
    await signInAs(editor);
    await saveStoryAction({ id: itemId, version, content: { ...content, tagIds: [hidden?.id] } });
    await signInAs(partner);
    const change = { authorId: editor, isSponsored: false, tagIds: [added?.id] };
    const changed = { ...withText(content, 1, "de", "Von uns."), ...change };
    expect(await saveStoryAction({ id: itemId, version: 1, content: changed })).toMatchObject({
      data: { status: "saved" },
    });
    const stored = (await editedStory(itemId)).content;
    expect(stored).toMatchObject({ authorId: partner, isSponsored: true, tagIds: [hidden?.id] });
    expect(stored.rows[1]?.de).toMatchObject({ text: "Von uns." });
  });

  test("shows own uploads, and no other pictures", async () => {
    const [own, foreign] = [await createUpload(partner), await createUpload(otherPartner)];
    const found = await searchStoryPicturesAction({ query: "", locale: "de" });
    expect(found.ok && found.data.map(({ id }) => id)).toEqual([own]);
    const { content, version } = await editedStory(itemId);
    for (const pictureId of [foreign, await createPictureRow()]) {
      expect(await saveStoryAction({ id: itemId, version, content: { ...content, pictureId } })).toEqual(refused);
    }
    expect(await saveStoryAction({ id: itemId, version, content: { ...content, pictureId: own } })).toMatchObject({
      data: { status: "saved" },
    });
  });

  test("shows no video but those that editors have put in", async () => {
    const { id: videoId } = await createTestClip(editor);
    const { content, version } = await editedStory(itemId);
    const block = { type: "video", videoId, caption: "" } as const;
    const rows = [...content.rows, { id: randomUUID(), de: block, en: null, reviewed: null }];
    const withVideo = { id: itemId, content: { ...content, rows } };
    expect(await saveStoryAction({ ...withVideo, version })).toEqual(refused);
    await signInAs(editor);
    expect(await saveStoryAction({ ...withVideo, version })).toMatchObject({ data: { status: "saved" } });
    await signInAs(partner);
    const next = { id: itemId, version: version + 1, content: withText(withVideo.content, 1, "de", "Neu.") };
    expect(await saveStoryAction(next)).toMatchObject({ data: { status: "saved" } });
  });

  test("is offered no other author, no hidden tag and no clip", async () => {
    const choices = await getEditorChoices("de", partner, partner);
    expect(choices.authors.map(({ id }) => id)).toEqual([partner]);
    expect(choices.videos).toEqual([]);
  });

  test("publishes, ends, restores and returns nothing", async () => {
    const version = await changeStory("Neu.");
    await submitStoryAction({ id: itemId, version });
    await signInAs(editor);
    await publishStoryAction(publication(version));
    const [revision] = await listRevisions(itemId);
    await signInAs(partner);
    const next = await changeStory("Noch neuer.");
    await submitStoryAction({ id: itemId, version: next });
    const before = await db.select().from(items).where(eq(items.id, itemId));
    expect(await publishStoryAction(publication(next))).toEqual(refused);
    expect(await unpublishStoryAction({ id: itemId, at: null })).toEqual(refused);
    expect(await returnStoryAction({ id: itemId, reason: "Nein." })).toEqual(refused);
    const restored = { id: itemId, version: String(next), revision: revision?.id ?? "", locale: "de" };
    expect(await runForm(restoreStoryAction, restored)).toMatch("missing");
    expect(await db.select().from(items).where(eq(items.id, itemId))).toEqual(before);
    expect(await editedStory(itemId)).toMatchObject({ version: next, submittedAt: expect.any(Date) });
  });
});

describe("a submission", () => {
  test("waits for an editor, can be withdrawn, and ends with the publication", async () => {
    const version = await changeStory("Eingereicht.");
    const count = await countSubmittedStories();
    expect(await submitStoryAction({ id: itemId, version })).toMatchObject({ data: { status: "done" } });
    expect(await submitStoryAction({ id: itemId, version })).toMatchObject({ data: { status: "done" } });
    expect(await linesOf("submit")).toBe(1);
    expect(await countSubmittedStories()).toBe(count + 1);
    expect(await withdrawStoryAction({ id: itemId })).toMatchObject({ ok: true });
    expect(await countSubmittedStories()).toBe(count);
    await submitStoryAction({ id: itemId, version });
    await signInAs(editor);
    const filter = { search: "", type: null, state: "submitted" } as const;
    const { data } = await listStories("de", filter, { ownerId: null, page: 1 });
    expect(data.find(({ id }) => id === itemId)).toMatchObject({ submission: "submitted" });
    expect(await publishStoryAction(publication(version))).toMatchObject({ data: { status: "saved" } });
    expect(await editedStory(itemId)).toMatchObject({ submittedAt: null, changedLanguages: [] });
  });

  test("is returned with a reason, which the next submission removes", async () => {
    const version = await changeStory("Zu kurz.");
    await submitStoryAction({ id: itemId, version });
    await signInAs(editor);
    expect(await returnStoryAction({ id: itemId, reason: "  " })).toMatchObject({ code: "invalid" });
    expect(await returnStoryAction({ id: itemId, reason: "Bitte länger." })).toMatchObject({ ok: true });
    expect(await returnStoryAction({ id: itemId, reason: "Noch einmal." })).toMatchObject({ code: "conflict" });
    expect(await linesOf("reject")).toBe(1);
    expect(await editedStory(itemId)).toMatchObject({ submittedAt: null, returnReason: "Bitte länger." });
    await signInAs(partner);
    await submitStoryAction({ id: itemId, version });
    expect(await editedStory(itemId)).toMatchObject({ submittedAt: expect.any(Date), returnReason: null });
  });

  test("needs a whole story with changes, in the version that is stored", async () => {
    expect(await submitStoryAction({ id: itemId, version: 0 })).toMatchObject({ data: { status: "unchanged" } });
    const version = await changeStory("Neu.");
    expect(await submitStoryAction({ id: itemId, version: version - 1 })).toMatchObject({
      data: { status: "conflict" },
    });
    const answer = await runForm(createStoryAction, { storyType: "article", locale: "de" });
    const id = /([\da-f-]{36})$/.exec(answer)?.[1] ?? "";
    expect(await submitStoryAction({ id, version: 1 })).toMatchObject({ data: { status: "incomplete" } });
  });

  test("is not made, withdrawn or saved by others", async () => {
    const version = await changeStory("Meins.");
    await submitStoryAction({ id: itemId, version });
    const { content } = await editedStory(itemId);
    const before = await db.select().from(storyDrafts).where(eq(storyDrafts.itemId, itemId));
    for (const userId of [null, await createReader(), otherPartner]) {
      await signInAs(userId);
      const code = expect.objectContaining({ ok: false, code: userId === null ? "unauthorized" : "missing" });
      const foreign = { id: itemId, version, content: withText(content, 1, "de", "Fremd.") };
      expect(await saveStoryAction(foreign)).toEqual(code);
      expect(await submitStoryAction({ id: itemId, version })).toEqual(code);
      expect(await withdrawStoryAction({ id: itemId })).toEqual(code);
      expect(await returnStoryAction({ id: itemId, reason: "x" })).toEqual(code);
    }
    expect(await db.select().from(storyDrafts).where(eq(storyDrafts.itemId, itemId))).toEqual(before);
    expect(await withdrawStoryAction({ id: randomUUID() })).toEqual(refused);
  });
});
