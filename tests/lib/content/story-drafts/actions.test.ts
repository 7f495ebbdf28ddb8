import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createStoryAction,
  publishStoryAction,
  restoreStoryAction,
  saveStoryAction,
  searchStoryItemsAction,
  searchStoryPicturesAction,
  unpublishStoryAction,
  withdrawStoryLanguageAction,
} from "#lib/content/story-drafts/actions.ts";
import { listRevisions } from "#lib/content/story-drafts/revision-queries.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe } from "#tests/support/fixtures.ts";
import { createLiveStory, createPictureRow, editedStory, withText } from "./fixtures.ts";

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
const takeExpired = recordExpiry();

let editor: string;
let itemId: string;
beforeAll(async () => {
  editor = await createReader({ newType: "editor" });
});
beforeEach(async () => {
  itemId = await createLiveStory(editor);
  await signInAs(editor);
});

async function signInAs(userId: string | null): Promise<void> {
  currentSession.id = userId && (await createWebSession(userId, "Firefox"));
}

const runForm = (action: (form: FormData) => Promise<never>, fields: Record<string, string>) => {
  return action(toForm(fields)).catch((error: Error) => error.message);
};
const publication = (changes: object = {}): Parameters<typeof publishStoryAction>[0] => ({
  id: itemId,
  version: 0,
  languages: ["de", "en"],
  when: "keep",
  reason: "",
  ...changes,
});

test("an editor creates a draft and is led to its editor", async () => {
  const answer = await runForm(createStoryAction, { storyType: "news", locale: "en" });
  expect(answer).toMatch(/^redirected to \/en\/desk\/stories\/[0-9a-f-]{36}$/);
});

describe("without the right", () => {
  test("nothing is created, saved, published, ended or restored, and nothing is found", async () => {
    await publishStoryAction(publication());
    takeExpired();
    const [revision] = await listRevisions(itemId);
    const { content } = await editedStory(itemId);
    const before = await db.select().from(items).where(eq(items.id, itemId));
    const draftCount = await db.$count(items, eq(items.state, "draft"));
    for (const userId of [null, await createReader(), await createReader({ newType: "contributor" })]) {
      await signInAs(userId);
      const code = userId === null ? "unauthorized" : "missing";
      const refused = expect.objectContaining({ ok: false, code });
      const input = { id: itemId, version: 1, content: withText(content, 1, "de", "Fremd.") };
      expect(await saveStoryAction(input)).toEqual(refused);
      expect(await publishStoryAction(publication({ version: 1 }))).toEqual(refused);
      expect(await unpublishStoryAction({ id: itemId, at: null })).toEqual(refused);
      expect(await searchStoryItemsAction({ query: "Kuchen", locale: "de", type: "any" })).toEqual(refused);
      expect(await searchStoryPicturesAction({ query: "", locale: "de" })).toEqual(refused);
      const restored = { id: itemId, version: "1", revision: revision?.id ?? "", locale: "de" };
      expect(await runForm(restoreStoryAction, restored)).toMatch(userId ? "missing" : "redirected to /de/login");
      const created = await runForm(createStoryAction, { storyType: "news", locale: "de" });
      expect(created).toMatch(userId ? "missing" : "redirected to /de/login");
    }
    expect((await editedStory(itemId)).content).toEqual(content);
    expect(await db.select().from(items).where(eq(items.id, itemId))).toEqual(before);
    expect(takeExpired()).toEqual([]);
    expect(await db.$count(items, eq(items.state, "draft"))).toBe(draftCount);
  });
});

describe("saving", () => {
  test("answers with what another editor has stored", async () => {
    const { content } = await editedStory(itemId);
    const mine = withText(content, 1, "de", "Meins.");
    expect(await saveStoryAction({ id: itemId, version: 0, content: mine })).toMatchObject({
      data: { status: "saved", version: 1 },
    });
    const late = { id: itemId, version: 0, content: withText(content, 1, "de", "Zu spät.") };
    expect(await saveStoryAction(late)).toMatchObject({
      data: { status: "conflict", stored: { version: 1, content: mine } },
    });
  });

  test("refuses what is no story", async () => {
    const { content } = await editedStory(itemId);
    const row = { id: "x", de: { type: "text", text: "", script: "x" }, en: null, reviewed: null };
    for (const wrong of [{ ...content, rows: [row] }, { ...content, theme: "x".repeat(61) }, null]) {
      expect(await saveStoryAction({ id: itemId, version: 0, content: wrong })).toMatchObject({ code: "invalid" });
    }
  });
});

describe("publishing", () => {
  test("with an error of the linter asks for a reason, which is kept", async () => {
    const { content } = await editedStory(itemId);
    const dead = withText(content, 1, "de", "Siehe [hier](/de/rezepte/gibt-es-nicht).");
    await saveStoryAction({ id: itemId, version: 0, content: dead });
    const input = publication({ version: 1 });
    expect(await publishStoryAction(input)).toMatchObject({ data: { status: "reason", count: 1 } });
    expect((await editedStory(itemId)).changedLanguages).toEqual(["de"]);
    expect(await publishStoryAction({ ...input, languages: ["en"] })).toMatchObject({ data: { status: "saved" } });
    const { version } = await editedStory(itemId);
    const reason = "Das Rezept erscheint heute Abend.";
    expect(await publishStoryAction({ ...input, version, reason })).toMatchObject({ data: { status: "saved" } });
    const lines = await db
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, itemId), eq(auditLog.action, "publish")));
    expect(lines.map(({ details }) => details.reason)).toContain(reason);
  });

  test("names what is missing, a wrong time and another editor's version", async () => {
    const { content } = await editedStory(itemId);
    expect(await publishStoryAction(publication({ when: { at: "gestern" } }))).toMatchObject({
      data: { status: "date" },
    });
    expect(await publishStoryAction(publication({ when: { at: "2020-01-01T10:00" } }))).toMatchObject({
      data: { status: "date" },
    });
    expect(await publishStoryAction(publication({ version: 7 }))).toMatchObject({
      data: { status: "conflict", stored: { version: 0 } },
    });
    await saveStoryAction({ id: itemId, version: 0, content: { ...content, pictureId: null } });
    expect(await publishStoryAction(publication({ version: 1 }))).toMatchObject({
      data: { status: "incomplete", missing: [{ field: "picture" }] },
    });
  });

  test("and the end of it follow each other", async () => {
    expect(await unpublishStoryAction({ id: itemId, at: "2020-01-01T10:00" })).toMatchObject({
      data: { status: "date" },
    });
    expect(await unpublishStoryAction({ id: itemId, at: null })).toMatchObject({ data: { status: "done" } });
    expect(await unpublishStoryAction({ id: itemId, at: null })).toMatchObject({ code: "conflict" });
    expect(await publishStoryAction(publication({ when: "now" }))).toMatchObject({ data: { status: "saved" } });
  });
});

test("pages and lists expire when a story is published, loses a language or ends, and not when it is saved", async () => {
  const author = await createReader({ slug: "ofenwarm" });
  itemId = await createLiveStory(author);
  const lists = ["cards", "categories", "feeds", "tags", "users"];
  const pages = [...lists, ...(await itemTags(itemId)), "user:ofenwarm"].toSorted();
  expect(pages).toHaveLength(lists.length + 3);
  const { content } = await editedStory(itemId);
  await saveStoryAction({ id: itemId, version: 0, content: withText(content, 1, "de", "Neu.") });
  expect(takeExpired()).toEqual([]);
  expect(await publishStoryAction(publication({ version: 1 }))).toMatchObject({ data: { status: "saved" } });
  expect(takeExpired()).toEqual(pages);
  expect(await withdrawStoryLanguageAction({ id: itemId, language: "en" })).toMatchObject({ ok: true });
  expect(takeExpired()).toEqual(pages);
  expect(await unpublishStoryAction({ id: itemId, at: null })).toMatchObject({ data: { status: "done" } });
  expect(takeExpired()).toEqual(pages.filter((tag) => !tag.startsWith("item:cake")));
});

test("a static page expires by its key as well, because that is its address", async () => {
  itemId = await createLiveStory(editor, { storyType: "static_page", pageKey: "imprint" });
  const pages = [...(await itemTags(itemId)), "item:imprint"].toSorted();
  expect(await publishStoryAction(publication())).toMatchObject({ data: { status: "saved" } });
  expect(takeExpired().filter((tag) => tag.startsWith("item:"))).toEqual(pages);
});

test("a revision is restored once, and not over a newer version", async () => {
  await publishStoryAction(publication());
  const revisions = await listRevisions(itemId);
  const form = { id: itemId, version: "1", revision: revisions.at(-1)?.id ?? "", locale: "de" };
  expect(await runForm(restoreStoryAction, form)).toBe(`redirected to /de/desk/stories/${itemId}`);
  expect(await runForm(restoreStoryAction, form)).toMatch(/fassungen\?revision=.*&problem=conflict$/);
});

test("recipes, stories and pictures are found by their words", async () => {
  const recipe = await createTestRecipe(editor);
  const found = await searchStoryItemsAction({ query: "käse spätz", locale: "de", type: "recipe" });
  expect(found).toMatchObject({ ok: true, data: [{ id: recipe, type: "recipe", title: "Käsespätzle", groups: [] }] });
  const any = await searchStoryItemsAction({ query: "backen", locale: "de", type: "any" });
  expect(any.ok && any.data.map(({ id }) => id)).toContain(itemId);
  expect(await searchStoryItemsAction({ query: "%", locale: "de", type: "any" })).toMatchObject({ data: [] });
  const picture = await createPictureRow();
  const pictures = await searchStoryPicturesAction({ query: "cake", locale: "en" });
  expect(pictures.ok && pictures.data.find(({ id }) => id === picture)).toMatchObject({ alt: "A cake" });
});
