import { expect, test } from "vitest";
import { createContent } from "#lib/content/story-drafts/content.ts";
import { storyDraftExportParts } from "#lib/people/users/export/story-draft-export-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { storyDrafts, storyRevisions } from "#lib/platform/db/tables/editing/story-drafts.ts";
import { createLiveStory } from "#tests/lib/content/story-drafts/fixtures.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

test("a partner's export has their story after an editor has saved it last", async () => {
  const [partner, editor, other] = [
    await createReader({ newType: "partner" }),
    await createReader({ newType: "editor" }),
    await createReader({ newType: "partner" }),
  ];
  const itemId = await createLiveStory(partner);
  await db.insert(storyDrafts).values({ itemId, content: createContent("article", partner), savedById: editor });
  const exportOf = (id: string) => storyDraftExportParts["story-drafts"]?.({ id, email: null, newType: "partner" });
  const exported = await exportOf(partner);
  expect(exported).toMatchObject({ workingCopies: [{ itemId }] });
  expect(JSON.stringify(exported)).not.toContain(editor);
  expect(await exportOf(other)).toMatchObject({ workingCopies: [] });
  // Once the editor has another role, the copy is of the story of another person.
  expect(await exportOf(editor)).toMatchObject({ workingCopies: [] });
  const asEditor = storyDraftExportParts["story-drafts"]?.({ id: editor, email: null, newType: "editor" });
  expect(await asEditor).toMatchObject({ workingCopies: [{ itemId }] });
});

test("a former editor gets when they have published stories of others, without the texts", async () => {
  const [editor, other] = [await createReader({ newType: "editor" }), await createReader({ newType: "partner" })];
  const [own, foreign] = [await createLiveStory(editor), await createLiveStory(other)];
  for (const itemId of [own, foreign]) {
    const content = createContent("article", itemId === own ? editor : other);
    await db.insert(storyRevisions).values({ itemId, content, languages: ["de"], userId: editor });
  }
  const exportAs = (newType: "community" | "editor") =>
    storyDraftExportParts["story-drafts"]?.({ id: editor, email: null, newType });
  expect(await exportAs("editor")).toMatchObject({ revisions: [{ itemId: own }, { itemId: foreign }] });
  const former = await exportAs("community");
  expect(former).toMatchObject({ revisions: [{ itemId: own, content: {} }, { createdAt: expect.any(Date) }] });
  for (const words of [foreign, other]) expect(JSON.stringify(former)).not.toContain(words);
});
