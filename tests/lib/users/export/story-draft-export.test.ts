import { expect, test } from "vitest";
import { db } from "#lib/db/client.ts";
import { storyDrafts } from "#lib/db/tables/editing/story-drafts.ts";
import { createContent } from "#lib/story-drafts/content.ts";
import { storyDraftExportParts } from "#lib/users/export/story-draft-export-queries.ts";
import { createReader } from "#tests/lib/comments/fixtures.ts";
import { createLiveStory } from "#tests/lib/story-drafts/fixtures.ts";
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
  const exportOf = (id: string) => storyDraftExportParts["story-drafts"]?.({ id, email: null });
  expect(await exportOf(partner)).toMatchObject({ workingCopies: [{ itemId }] });
  expect(await exportOf(other)).toMatchObject({ workingCopies: [] });
});
