import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getStory } from "#lib/content/stories/queries.ts";
import { StoryDraftError } from "#lib/content/story-drafts/errors.ts";
import { createStoryDraft, saveStoryDraft } from "#lib/content/story-drafts/mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createLiveStory, editedStory, withText } from "./fixtures.ts";

setUpDatabase();

let anna: string;
let ben: string;
let reader: string;
let itemId: string;

beforeAll(async () => {
  anna = await createReader({ newType: "editor" });
  ben = await createReader({ newType: "admin" });
  reader = await createReader();
});
beforeEach(async () => {
  itemId = await createLiveStory(anna);
});

const linesOf = (id: string, action: "create" | "update") =>
  db.$count(auditLog, and(eq(auditLog.subjectId, id), eq(auditLog.action, action)));

describe("a new draft", () => {
  test("is seen by editors only, and stands in the audit log", async () => {
    const id = await createStoryDraft(anna, "news");
    expect(await editedStory(id)).toMatchObject({ state: "draft", version: 1, publishedLanguages: [] });
    expect(await db.select({ state: items.state }).from(items).where(eq(items.id, id))).toEqual([{ state: "draft" }]);
    expect(await linesOf(id, "create")).toBe(1);
  });

  test("is not created by other users", async () => {
    const count = await db.$count(items);
    await expect(createStoryDraft(reader, "news")).rejects.toMatchObject({ code: "forbidden" });
    expect(await db.$count(items)).toBe(count);
  });
});

describe("a working copy", () => {
  test("begins as what is published, without changes", async () => {
    const story = await editedStory(itemId);
    expect(story).toMatchObject({ version: 0, state: "live", changedLanguages: [], publishedLanguages: ["de", "en"] });
    expect(story.content.rows.map(({ de, en }) => [de?.type, en?.type])).toEqual([
      ["headline", "headline"],
      ["text", "text"],
    ]);
  });

  test("is saved without readers seeing it", async () => {
    const { content, published } = await editedStory(itemId);
    const before = await getStory("de", published.texts.de.slug);
    const changed = withText(content, 1, "de", "Halb geschrieb");
    expect(await saveStoryDraft({ editorId: anna, itemId, version: 0 }, changed)).toMatchObject({ version: 1 });
    expect(await editedStory(itemId)).toMatchObject({ content: changed, version: 1, changedLanguages: ["de"] });
    expect(await getStory("de", published.texts.de.slug)).toEqual(before);
  });

  test("is told apart from another editor's, and neither is lost", async () => {
    const { content } = await editedStory(itemId);
    const [hers, his] = [withText(content, 1, "de", "Von Anna."), withText(content, 1, "de", "Von Ben.")];
    await saveStoryDraft({ editorId: anna, itemId, version: 0 }, hers);
    const error = await saveStoryDraft({ editorId: ben, itemId, version: 0 }, his).catch((thrown) => thrown);
    const [{ name } = { name: "" }] = await db.select().from(users).where(eq(users.id, anna));
    expect(error).toBeInstanceOf(StoryDraftError);
    expect(error).toMatchObject({ code: "conflict", stored: { version: 1, content: hers, savedBy: name } });
    expect((await editedStory(itemId)).content).toEqual(hers);
    await saveStoryDraft({ editorId: ben, itemId, version: 1 }, his);
    expect((await editedStory(itemId)).content).toEqual(his);
  });

  test("of two savings at the same time keeps the first", async () => {
    const { content } = await editedStory(itemId);
    const results = await Promise.allSettled(
      [anna, ben].map((editorId) =>
        saveStoryDraft({ editorId, itemId, version: 0 }, withText(content, 1, "de", editorId)),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await editedStory(itemId)).version).toBe(1);
  });

  test("that is sent again changes nothing", async () => {
    const changed = withText((await editedStory(itemId)).content, 1, "de", "Neu.");
    await saveStoryDraft({ editorId: anna, itemId, version: 0 }, changed);
    expect(await saveStoryDraft({ editorId: anna, itemId, version: 0 }, changed)).toMatchObject({ version: 1 });
  });

  test("has one line in the audit log for each time that an editor writes", async () => {
    const { content } = await editedStory(itemId);
    await saveStoryDraft({ editorId: anna, itemId, version: 0 }, withText(content, 1, "de", "Eins."));
    await saveStoryDraft({ editorId: anna, itemId, version: 1 }, withText(content, 1, "de", "Zwei."));
    expect(await linesOf(itemId, "update")).toBe(1);
    await saveStoryDraft({ editorId: ben, itemId, version: 2 }, withText(content, 1, "de", "Drei."));
    expect(await linesOf(itemId, "update")).toBe(2);
  });

  test("is not saved by other users, nor of what is no story", async () => {
    const { content } = await editedStory(itemId);
    const changed = withText(content, 1, "de", "Fremd.");
    await expect(saveStoryDraft({ editorId: reader, itemId, version: 0 }, changed)).rejects.toMatchObject({
      code: "forbidden",
    });
    const missing = { editorId: anna, itemId: randomUUID(), version: 0 };
    await expect(saveStoryDraft(missing, changed)).rejects.toMatchObject({ code: "missing" });
    expect((await editedStory(itemId)).version).toBe(0);
  });

  test("of a static page stays one", async () => {
    const page = await createLiveStory(anna, { storyType: "static_page", pageKey: "terms" });
    const { content } = await editedStory(page);
    await saveStoryDraft({ editorId: anna, itemId: page, version: 0 }, { ...content, storyType: "news", theme: "x" });
    expect((await editedStory(page)).content.storyType).toBe("static_page");
  });
});
