import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getStory } from "#lib/content/stories/queries.ts";
import type { StoryContent } from "#lib/content/story-drafts/content.ts";
import { createStoryDraft, saveStoryDraft } from "#lib/content/story-drafts/mutations.ts";
import { publishStory, unpublishStory } from "#lib/content/story-drafts/publication/mutations.ts";
import { restoreRevision } from "#lib/content/story-drafts/revision-mutations.ts";
import { findRevision, listRevisions } from "#lib/content/story-drafts/revision-queries.ts";
import { getStaleLanguage } from "#lib/content/story-drafts/stale.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { listTimedChanges } from "#lib/platform/routing/publication/timed-queries.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { createLiveStory, createPictureRow, editedStory, withText } from "../fixtures.ts";

setUpDatabase();

let anna: string;
let itemId: string;

beforeAll(async () => {
  anna = await createReader({ newType: "editor" });
});
beforeEach(async () => {
  itemId = await createLiveStory(anna);
});

type Changes = Partial<Parameters<typeof publishStory>[0]>;

async function publish(id: string, changes: Changes = {}) {
  const { version } = await editedStory(id);
  const both = ["de" as const, "en" as const];
  return publishStory({ editorId: anna, itemId: id, version, languages: both, when: "keep", reason: "", ...changes });
}

async function save(id: string, change: (content: StoryContent) => StoryContent) {
  const { version, content } = await editedStory(id);
  return saveStoryDraft({ editorId: anna, itemId: id, version }, change(content));
}

const isFound = async (slug: string) => (await getStory("de", slug)) !== null;

describe("publishing changes", () => {
  test("shows them to readers, and nothing else of the page changes", async () => {
    const { slug } = (await editedStory(itemId)).published.texts.de;
    const before = await getStory("de", slug);
    await save(itemId, (content) => withText(content, 1, "de", "Den Teig lange kneten."));
    await publish(itemId);
    const after = await getStory("de", slug);
    expect(after?.body).toEqual([before?.body[0], { type: "text", text: "Den Teig lange kneten." }]);
    expect({ ...after, body: null, updatedAt: null }).toEqual({ ...before, body: null, updatedAt: null });
    expect(await editedStory(itemId)).toMatchObject({ changedLanguages: [], state: "live" });
  });

  test("of one language leaves the other as it was", async () => {
    const { published } = await editedStory(itemId);
    const english = await getStory("en", published.texts.en.slug);
    await save(itemId, (content) => withText(withText(content, 1, "de", "Neu."), 1, "en", "Unfinished"));
    await publish(itemId, { languages: ["de"] });
    expect((await getStory("de", published.texts.de.slug))?.body[1]).toEqual({ type: "text", text: "Neu." });
    expect((await getStory("en", published.texts.en.slug))?.body).toEqual(english?.body);
    expect(await editedStory(itemId)).toMatchObject({ changedLanguages: ["en"] });
  });

  test("with another slug has the old address lead to the new one", async () => {
    const former = (await editedStory(itemId)).published.texts.de.slug;
    const current = `neu-${randomUUID()}`;
    await save(itemId, (content) => ({
      ...content,
      texts: { ...content.texts, de: { ...content.texts.de, slug: current } },
    }));
    await publish(itemId);
    expect(await findSlug("/stories/[slug]", "de", former)).toBe(current);
    expect(await isFound(current)).toBe(true);
  });

  test("is refused for an older version, a slug that is taken and parts that are missing", async () => {
    await save(itemId, (content) => withText(content, 1, "de", "Neu."));
    await expect(publish(itemId, { version: 0 })).rejects.toMatchObject({ code: "conflict", stored: { version: 1 } });
    const other = (await editedStory(await createLiveStory(anna))).published.texts.de.slug;
    await save(itemId, (content) => ({
      ...content,
      texts: { de: { ...content.texts.de, slug: other }, en: { ...content.texts.en, summary: " " } },
    }));
    await expect(publish(itemId)).rejects.toMatchObject({
      code: "incomplete",
      missing: [
        { field: "summary", language: "en" },
        { field: "slugTaken", language: "de" },
      ],
    });
  });

  test("keeps the reason in the audit log", async () => {
    await publish(itemId, { reason: "Der Link folgt morgen." });
    const [line] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, itemId), eq(auditLog.action, "publish")));
    expect(line).toMatchObject({ actorId: anna, details: { languages: "de, en", reason: "Der Link folgt morgen." } });
  });

  test("notes which translations are stale then", async () => {
    await save(itemId, (content) => withText(content, 1, "de", "Neu."));
    await publish(itemId);
    const { content } = await editedStory(itemId);
    expect(content.rows.map(getStaleLanguage)).toEqual([null, "en"]);
  });

  test("is refused to other users", async () => {
    const reader = await createReader();
    await expect(publish(itemId, { editorId: reader })).rejects.toMatchObject({ code: "forbidden" });
    await expect(unpublishStory({ editorId: reader, itemId, at: null })).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("a draft", () => {
  async function createCompleteDraft() {
    const id = await createStoryDraft(anna, "news");
    const pictureId = await createPictureRow();
    const slug = `quitten-${randomUUID()}`;
    await save(id, (content) => ({
      ...content,
      pictureId,
      texts: { ...content.texts, de: { ...content.texts.de, title: "Quitten", slug, summary: "Gelb." } },
      rows: [{ id: "a", de: { type: "text", text: "Quitten duften." }, en: null, reviewed: null }],
    }));
    return { id, slug };
  }

  test("names every part that it lacks", async () => {
    const id = await createStoryDraft(anna, "shopping_tip");
    const error = await publish(id, { languages: ["en"] }).catch((thrown) => thrown);
    expect(error.missing.map(({ field }: { field: string }) => field)).toEqual([
      "picture",
      "theme",
      "title",
      "summary",
      "slug",
      "body",
    ]);
  });

  test("is published in one language alone, now", async () => {
    const { id, slug } = await createCompleteDraft();
    await publish(id, { languages: ["de"], when: "now" });
    expect(await getStory("de", slug)).toMatchObject({ title: "Quitten", alternates: { de: expect.any(String) } });
    expect(await editedStory(id)).toMatchObject({ state: "live", publishedLanguages: ["de"], changedLanguages: [] });
  });

  test("has no changes in a language that has only empty blocks", async () => {
    const { id } = await createCompleteDraft();
    await save(id, ({ rows, ...content }) => ({
      ...content,
      rows: rows.map((row) => ({ ...row, en: { type: "text", text: "" } })),
    }));
    await publish(id, { languages: ["de"], when: "now" });
    expect(await editedStory(id)).toMatchObject({ state: "live", changedLanguages: [] });
  });

  test("is scheduled, and its pages are rendered anew when the time has come", async () => {
    const { id, slug } = await createCompleteDraft();
    const at = new Date(Date.now() + 3_600_000);
    await publish(id, { languages: ["de"], when: at });
    expect(await isFound(slug)).toBe(false);
    expect(await editedStory(id)).toMatchObject({ state: "scheduled", publishedAt: at });
    const timed = await listTimedChanges(new Date(at.getTime() - 1), at);
    expect(timed).toContainEqual({ type: "article", itemId: id, authorIds: [anna], slugs: [slug], pageKey: null });
    await expect(publish(id, { languages: ["de"], when: new Date(0) })).rejects.toMatchObject({ code: "date" });
  });

  test("links to a recipe by its id, also after the recipe was renamed", async () => {
    const { id, slug } = await createCompleteDraft();
    const recipeSlug = randomUUID();
    const recipe = await createTestRecipe(anna, { texts: { de: recipeTexts(recipeSlug, "Gelee") } });
    await save(id, (content) => withText(content, 0, "de", `Dazu [Gelee](item:${recipe}).`));
    await publish(id, { languages: ["de"], when: "now" });
    const textOf = async () => (await getStory("de", slug))?.body[0];
    expect(await textOf()).toEqual({ type: "text", text: `Dazu [Gelee](/de/rezepte/${recipeSlug}).` });
    await db
      .update(items)
      .set({ expiresAt: new Date(0) })
      .where(eq(items.id, recipe));
    expect(await textOf()).toEqual({ type: "text", text: `Dazu [Gelee](item:${recipe}).` });
  });
});

describe("the end of a publication", () => {
  test("hides the story, and publishing it again keeps its first date", async () => {
    const { slug } = (await editedStory(itemId)).published.texts.de;
    await unpublishStory({ editorId: anna, itemId, at: null });
    expect(await isFound(slug)).toBe(false);
    expect(await editedStory(itemId)).toMatchObject({ state: "expired" });
    await expect(unpublishStory({ editorId: anna, itemId, at: null })).rejects.toMatchObject({ code: "state" });
    await publish(itemId, { when: "now" });
    expect(await isFound(slug)).toBe(true);
    const [item] = await db.select().from(items).where(eq(items.id, itemId));
    expect(item).toMatchObject({ firstPublishedAt: new Date("2026-01-01T12:00:00Z"), expiresAt: null });
  });

  test("can come later, but not in the past", async () => {
    const at = new Date(Date.now() + 3_600_000);
    await unpublishStory({ editorId: anna, itemId, at });
    expect(await editedStory(itemId)).toMatchObject({ state: "live", expiresAt: at });
    await expect(unpublishStory({ editorId: anna, itemId, at: new Date(0) })).rejects.toMatchObject({ code: "date" });
  });
});

describe("revisions", () => {
  test("begin with what was there before the first edit, and restore it exactly", async () => {
    const { slug } = (await editedStory(itemId)).published.texts.de;
    const [german, english] = await Promise.all([
      getStory("de", slug),
      getStory("en", (await editedStory(itemId)).published.texts.en.slug),
    ]);
    await save(itemId, (content) => ({ ...withText(content, 1, "de", "Anders."), rows: content.rows.slice(1) }));
    await publish(itemId);
    const revisions = await listRevisions(itemId);
    expect(revisions.map(({ editor }) => editor === null)).toEqual([false, true]);
    const first = revisions[1]?.id ?? "";
    const { version } = await editedStory(itemId);
    await restoreRevision({ editorId: anna, itemId, version, revisionId: first });
    expect((await editedStory(itemId)).content).toEqual(await findRevision(itemId, first));
    await publish(itemId);
    expect((await getStory("de", slug))?.body).toEqual(german?.body);
    expect((await getStory("en", english?.slug ?? ""))?.body).toEqual(english?.body);
    expect(await listRevisions(itemId)).toHaveLength(3);
  });

  test("are not restored on top of a newer version, nor from another story", async () => {
    await publish(itemId);
    const [revision] = await listRevisions(itemId);
    const target = { editorId: anna, itemId, revisionId: revision?.id ?? "" };
    await expect(restoreRevision({ ...target, version: 0 })).rejects.toMatchObject({ code: "conflict" });
    const other = await createLiveStory(anna);
    await expect(restoreRevision({ ...target, itemId: other, version: 0 })).rejects.toMatchObject({ code: "missing" });
  });
});
