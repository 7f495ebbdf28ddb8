import { expect, test } from "vitest";
import type { DeskContent } from "#lib/content/recipe-drafts/draft.ts";
import { recipeExportParts } from "#lib/people/users/recipe-export-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { recipeBulkChanges, recipeRevisions } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { createDish, createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

test("a former editor gets what they did with recipes of others and when, without the texts", async () => {
  const [editor, author] = [await createReader({ newType: "editor" }), await createReader()];
  const [own, foreign] = [await createDish(editor), await createDish(author)];
  const content = (title: string) => ({ title }) as unknown as DeskContent;
  await db.insert(recipeRevisions).values([
    { recipeId: own, userId: editor, origin: "desk", content: content("Eigene Suppe") },
    { recipeId: foreign, userId: editor, origin: "review", content: content("Fremde Suppe") },
  ]);
  const facts = { authorId: author, mainCategoryId: null, categoryIds: [], tagIds: [], expiresAt: null };
  const entries = [{ recipeId: foreign, before: facts, after: facts }];
  await db.insert(recipeBulkChanges).values({ userId: editor, action: "unpublish", entries });
  const exportAs = async (newType: "community" | "editor") => ({
    revisions: await recipeExportParts["recipe-revisions"]?.({ id: editor, email: null, newType }),
    bulkChanges: await recipeExportParts["recipe-bulk-changes"]?.({ id: editor, email: null, newType }),
  });
  expect(JSON.stringify(await exportAs("editor"))).toMatch(/Fremde Suppe.*unpublish/);
  const former = await exportAs("community");
  expect(former.revisions).toHaveLength(2);
  expect(former).toMatchObject({
    revisions: expect.arrayContaining([
      expect.objectContaining({ recipeId: own, content: content("Eigene Suppe") }),
      { origin: "review", createdAt: expect.any(Date), isOwnAction: true },
    ]),
    bulkChanges: [{ action: "unpublish", createdAt: expect.any(Date) }],
  });
  for (const words of ["Fremde", foreign, author]) expect(JSON.stringify(former)).not.toContain(words);
});
