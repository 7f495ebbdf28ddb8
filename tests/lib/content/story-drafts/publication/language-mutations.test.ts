import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { getStory } from "#lib/content/stories/queries.ts";
import { saveStoryDraft } from "#lib/content/story-drafts/mutations.ts";
import { withdrawLanguage } from "#lib/content/story-drafts/publication/language-mutations.ts";
import { publishStory, unpublishStory } from "#lib/content/story-drafts/publication/mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { searchDocs } from "#lib/platform/db/tables/search.ts";
import { revalidatePublication } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createLiveStory, editedStory, withText } from "../fixtures.ts";

setUpDatabase();

let editor: string;
let itemId: string;
let slugs: { de: string; en: string };
beforeAll(async () => {
  editor = await createReader({ newType: "editor" });
});
beforeEach(async () => {
  itemId = await createLiveStory(editor);
  const { published } = await editedStory(itemId);
  slugs = { de: published.texts.de.slug, en: published.texts.en.slug };
});

const withdraw = (language: "de" | "en", editorId = editor) => withdrawLanguage({ editorId, itemId, language });

test("readers no longer find the language by any way, and the other one stays", async () => {
  await withdraw("de").then(revalidatePublication);
  expect(await getStory("de", slugs.de)).toBeNull();
  expect(await findSlug("/stories/[slug]", "de", slugs.de)).toBeNull();
  expect(await findSlug("/stories/[slug]", "de", slugs.en)).toBeNull();
  expect(await findSlug("/stories/[slug]", "en", slugs.en)).toBe(slugs.en);
  const story = await getStory("en", slugs.en);
  expect(story?.title).toBe("Baking cake");
  const [doc] = await db.select({ locales: searchDocs.locales }).from(searchDocs).where(eq(searchDocs.itemId, itemId));
  expect(doc?.locales).toEqual(["en"]);
});

test("what was written stays at the desk, also what readers never saw, and is published again", async () => {
  const before = await editedStory(itemId);
  const written = withText(before.content, 1, "de", "Noch nicht gelesen.");
  await saveStoryDraft({ editorId: editor, itemId, version: 0 }, written);
  const { version } = await withdraw("de");
  const story = await editedStory(itemId);
  expect(story).toMatchObject({ version, content: written, publishedLanguages: ["en"], state: "live" });
  expect(story.changedLanguages).toEqual(["de"]);
  const again = { ...written, texts: { ...written.texts, de: { ...written.texts.de, slug: `${slugs.de}-neu` } } };
  const saved = await saveStoryDraft({ editorId: editor, itemId, version }, again);
  const publication = { editorId: editor, itemId, version: saved.version, languages: ["de" as const], reason: "" };
  await publishStory({ ...publication, when: "keep" }).then(revalidatePublication);
  expect(await findSlug("/stories/[slug]", "de", slugs.de), "the former address").toBe(`${slugs.de}-neu`);
  expect((await editedStory(itemId)).publishedLanguages).toEqual(["de", "en"]);
});

test("the last language, a draft and a static page are not withdrawn", async () => {
  await withdraw("en");
  await expect(withdraw("de")).rejects.toMatchObject({ code: "state" });
  await expect(withdraw("en")).rejects.toMatchObject({ code: "state" });
  itemId = await createLiveStory(editor, { storyType: "static_page", pageKey: "terms" });
  await expect(withdraw("de")).rejects.toMatchObject({ code: "state" });
});

test("it is listed in the audit log, also after the publication has ended", async () => {
  await unpublishStory({ editorId: editor, itemId, at: null });
  await withdraw("de");
  const lines = await db
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, itemId), eq(auditLog.action, "unpublish")));
  expect(lines.map(({ details }) => details.languages)).toContain("de");
});

test("other users withdraw nothing", async () => {
  for (const userId of [await createReader(), await createReader({ newType: "partner" })]) {
    await expect(withdraw("de", userId)).rejects.toMatchObject({ code: "forbidden" });
  }
  expect((await editedStory(itemId)).publishedLanguages).toEqual(["de", "en"]);
});
