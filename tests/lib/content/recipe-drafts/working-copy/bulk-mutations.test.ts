import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { createDeskCategory } from "#lib/content/categories/desk/desk-mutations.ts";
import { createRevision } from "#lib/content/recipe-drafts/draft/create-revision-mutations.ts";
import type { BulkChange } from "#lib/content/recipe-drafts/working-copy/bulk-change.ts";
import { applyBulk, undoBulk } from "#lib/content/recipe-drafts/working-copy/bulk-mutations.ts";
import { findLastBulk, previewBulk } from "#lib/content/recipe-drafts/working-copy/bulk-queries.ts";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createDietTag } from "#tests/support/fixtures.ts";
import { createAuthor, createReviewFixtures, type ReviewFixtures } from "../fixtures.ts";
import { snapshotOf } from "./fixtures.ts";

setUpDatabase();

let fixtures: ReviewFixtures;
let tagId: string;

beforeAll(async () => {
  fixtures = await createReviewFixtures();
  tagId = await createDietTag("vegan");
});

let categoryCount = 0;
const createOtherCategory = async () => {
  const create = async (title: string, parentId: string | null) => {
    const text = { slug: "", title, summary: "", metaTitle: null, metaDescription: null };
    return (await createDeskCategory(fixtures.editor, { parentId, texts: { de: text, en: text } })).id;
  };
  const number = ++categoryCount;
  return create(`Kategorie ${number}`, await create(`Gruppe ${number}`, null));
};

const publishTwo = async () => [(await fixtures.publishNew()).recipeId, (await fixtures.publishNew()).recipeId];
const snapshots = (ids: string[]) => Promise.all(ids.map(snapshotOf));
const apply = (ids: string[], change: BulkChange) => applyBulk({ ids, change, userId: fixtures.editor });
const lastId = async () => (await findLastBulk())?.id ?? "";

describe("a bulk action", () => {
  test.each(["addTag", "removeTag", "addCategory", "setMainCategory", "changeAuthor", "unpublish"] as const)(
    "%s does what its preview says, and is undone",
    async (action) => {
      const ids = await publishTwo();
      const author = await createAuthor("contributor");
      const category = await createOtherCategory();
      const targets = { addTag: tagId, removeTag: fixtures.decision.tagIds[0] ?? "", changeAuthor: author };
      const targetId = action === "unpublish" ? "" : ((targets as Record<string, string>)[action] ?? category);
      const before = await snapshots(ids);
      const preview = await previewBulk(ids, { action, targetId });
      const changes = await apply(ids, { action, targetId });
      const after = await snapshots(ids);
      const willChange = preview.filter(({ outcome }) => outcome === "change").map(({ id }) => id);
      expect(new Set(changes.map(({ itemId }) => itemId))).toEqual(new Set(willChange));
      for (const [index, id] of ids.entries()) {
        expect(JSON.stringify(after[index]) !== JSON.stringify(before[index]), id).toBe(willChange.includes(id));
      }
      if (willChange.length === 0) return;
      const lines = await db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subjectId, ids[0] as string));
      expect(lines.at(-1)).toMatchObject({ actorId: fixtures.editor, subjectName: "Käsespätzle" });
      await undoBulk(await lastId(), fixtures.editor);
      expect(await snapshots(ids)).toEqual(before);
      expect(await findLastBulk()).toBeNull();
    },
  );

  test("ends publications for readers", async () => {
    const { recipeId } = await fixtures.publishNew({ title: { de: "Bald weg" } });
    await apply([recipeId], { action: "unpublish", targetId: "" });
    expect(await getRecipe("de", "bald-weg")).toBeNull();
  });

  test("changes nothing when its target does not exist, and only published recipes", async () => {
    const [first = "", second = ""] = await publishTwo();
    const missing = apply([first], { action: "addTag", targetId: first });
    await expect(missing).rejects.toMatchObject({ code: "reference" });
    await db.update(items).set({ state: "draft" }).where(eq(items.id, second));
    const changes = await apply([first, second], { action: "addTag", targetId: tagId });
    expect(changes.map(({ itemId }) => itemId)).toEqual([first]);
  });

  test("does not change the author while the present one is revising", async () => {
    const ids = await publishTwo();
    await createRevision(ids[0] as string, fixtures.author);
    const change = { action: "changeAuthor" as const, targetId: await createAuthor() };
    expect((await previewBulk(ids, change)).find(({ id }) => id === ids[0])?.outcome).toBe("openDraft");
    await apply(ids, change);
    const [first] = await snapshots(ids);
    expect(first?.item).toMatchObject({ authorId: fixtures.author });
  });

  test("is not undone when something else has changed one of its recipes since", async () => {
    const ids = await publishTwo();
    await apply(ids, { action: "addTag", targetId: tagId });
    const id = await lastId();
    await db
      .update(items)
      .set({ mainCategoryId: null })
      .where(eq(items.id, ids[1] as string));
    const before = await snapshots(ids);
    await expect(undoBulk(id, fixtures.editor)).rejects.toMatchObject({ code: "conflict" });
    expect(await snapshots(ids)).toEqual(before);
  });

  test("is undone once, and only the last one", async () => {
    const ids = await publishTwo();
    await apply(ids, { action: "addTag", targetId: tagId });
    const first = await lastId();
    await apply(ids, { action: "unpublish", targetId: "" });
    await expect(undoBulk(first, fixtures.editor)).rejects.toMatchObject({ code: "missing" });
    const second = await lastId();
    await undoBulk(second, fixtures.editor);
    await expect(undoBulk(second, fixtures.editor)).rejects.toMatchObject({ code: "missing" });
  });

  test("is for editors", async () => {
    const ids = await publishTwo();
    const change = { action: "addTag" as const, targetId: tagId };
    await apply(ids, change);
    const before = await snapshots(ids);
    for (const newType of ["community", "contributor", "partner"] as const) {
      const userId = await createAuthor(newType);
      await expect(applyBulk({ ids, change, userId })).rejects.toMatchObject({ code: "forbidden" });
      await expect(undoBulk(await lastId(), userId)).rejects.toMatchObject({ code: "forbidden" });
    }
    expect(await snapshots(ids)).toEqual(before);
    const isOfRecipe = eq(auditLog.subjectType, "recipe");
    const [line] = await db.select().from(auditLog).where(isOfRecipe).orderBy(desc(auditLog.createdAt)).limit(1);
    expect(line?.actorId).toBe(fixtures.editor);
  });
});
