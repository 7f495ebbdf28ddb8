import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { deleteDeskCategory } from "#lib/content/categories/desk/desk-mutations.ts";
import { publishCopy } from "#lib/content/recipe-drafts/publication/publish-copy-mutations.ts";
import { applyBulk, undoBulk } from "#lib/content/recipe-drafts/working-copy/bulk-mutations.ts";
import type { startCopy } from "#lib/content/recipe-drafts/working-copy/copy-mutations.ts";
import { ensureRevision } from "#lib/content/recipe-drafts/working-copy/record-revision-mutations.ts";
import { restoreRevision } from "#lib/content/recipe-drafts/working-copy/restore-mutations.ts";
import { mergeTags } from "#lib/content/tags/desk-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { recipeBulkChanges, recipeRevisions } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { itemCategories, items, itemTags } from "#lib/platform/db/tables/items.ts";
import { createEntry } from "#tests/lib/content/categories/fixtures.ts";
import { createReviewFixtures, type ReviewFixtures } from "#tests/lib/content/recipe-drafts/fixtures.ts";
import { publishAtDesk } from "#tests/lib/content/recipe-drafts/working-copy/fixtures.ts";
import { createTag } from "#tests/lib/content/tags/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

let fixtures: ReviewFixtures;
let userId: string;
beforeAll(async () => {
  fixtures = await createReviewFixtures();
  userId = fixtures.editor;
});

const tagsOf = async (itemId: string) =>
  (await db.select().from(itemTags).where(eq(itemTags.itemId, itemId))).map(({ tagId }) => tagId);
const countRevisions = (recipeId: string) => db.$count(recipeRevisions, eq(recipeRevisions.recipeId, recipeId));
const publish = (copy: Awaited<ReturnType<typeof startCopy>>) =>
  publishCopy({
    copyId: copy.id,
    userId,
    version: copy.version,
    seenRevisionId: copy.baseId,
    publishAt: null,
    languages: ["de", "en"],
    findings: 0,
    reason: "",
  });

test("a revision with a merged tag is restored and published with the other one", async () => {
  const { recipeId } = await fixtures.publishNew();
  const [from, into] = [await createTag(userId, "Pikant"), await createTag(userId, "Scharf")];
  const setTags = (tagIds: string[]) =>
    publishAtDesk(recipeId, userId, (content) => ({ ...content, editorial: { ...content.editorial, tagIds } }));
  await setTags([from]);
  const { id: revisionId } = await db.transaction((tx) => ensureRevision(tx, recipeId));
  await setTags([]);
  const before = await countRevisions(recipeId);
  await mergeTags({ editorId: userId, id: from, version: 1 }, into);
  const copy = await restoreRevision({ recipeId, revisionId, userId }, null);
  expect(await countRevisions(recipeId), "no change that was found").toBe(before);
  await publish(copy);
  expect(await tagsOf(recipeId)).toEqual([into]);
});

test("a revision with what is gone is restored, and publishing it names the fields", async () => {
  const { recipeId } = await fixtures.publishNew();
  const { id: revisionId, content } = await db.transaction((tx) => ensureRevision(tx, recipeId));
  const gone = randomUUID();
  const [group] = content.groups;
  if (!group) throw new Error("no group");
  const ingredients = group.ingredients.map((row, index) => (index === 0 ? { ...row, ingredientId: gone } : row));
  const former = {
    ...content,
    groups: [{ ...group, ingredients }],
    utensils: [],
    editorial: { ...content.editorial, tagIds: [gone], mainCategoryId: gone },
  };
  await db.update(recipeRevisions).set({ content: former }).where(eq(recipeRevisions.id, revisionId));
  const copy = await restoreRevision({ recipeId, revisionId, userId }, null);
  await expect(publish(copy)).rejects.toMatchObject({
    code: "incomplete",
    fields: {
      "groups.0.ingredients.0.name": "unknown",
      "editorial.tagIds": "unknown",
      "editorial.mainCategoryId": "unknown",
    },
  });
});

test("a bulk action is undone after the former main category was deleted", async () => {
  const { recipeId } = await fixtures.publishNew();
  const group = await createEntry(userId, "Nach Laune", null);
  const [former, next] = [await createEntry(userId, "Alt", group), await createEntry(userId, "Neu", group)];
  await db.delete(itemCategories).where(eq(itemCategories.itemId, recipeId));
  await db.update(items).set({ mainCategoryId: former }).where(eq(items.id, recipeId));
  await applyBulk({ ids: [recipeId], change: { action: "setMainCategory", targetId: next }, userId });
  await deleteDeskCategory({ editorId: userId, id: former, version: 1 });
  const [bulk] = await db.select().from(recipeBulkChanges).orderBy(desc(recipeBulkChanges.createdAt)).limit(1);
  await undoBulk(bulk?.id ?? "", userId);
  expect(await db.select().from(items).where(eq(items.id, recipeId))).toMatchObject([{ mainCategoryId: null }]);
});
