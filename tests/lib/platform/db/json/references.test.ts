import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { deleteDeskCategory, mergeCategories } from "#lib/content/categories/desk/desk-mutations.ts";
import { deleteDeskIngredient } from "#lib/content/ingredients/desk/desk-mutations.ts";
import { mergeIngredients } from "#lib/content/ingredients/merge/merge-mutations.ts";
import { publishStory } from "#lib/content/story-drafts/publication/mutations.ts";
import { restoreRevision } from "#lib/content/story-drafts/revision-mutations.ts";
import { deleteDeskTag, mergeTags } from "#lib/content/tags/desk-mutations.ts";
import { createDeskUtensil, deleteDeskUtensil, mergeUtensils } from "#lib/content/utensils/desk-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { recipeRevisions, recipeWorkingCopies } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { storyDrafts, storyRevisions } from "#lib/platform/db/tables/editing/story-drafts.ts";
import { createEntry } from "#tests/lib/content/categories/fixtures.ts";
import { createIngredient, createUnits } from "#tests/lib/content/ingredients/fixtures.ts";
import { editedStory } from "#tests/lib/content/story-drafts/fixtures.ts";
import { createTag } from "#tests/lib/content/tags/fixtures.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createDeskRows } from "./fixtures.ts";

setUpDatabase();

let editorId: string;
let group: string;
beforeAll(async () => {
  editorId = await createReader({ newType: "editor" });
  group = await createEntry(editorId, "Nach Laune", null);
  await createUnits();
});

const target = (id: string) => ({ editorId, id, version: 1 });
const heading = { de: "A", en: "A" };
const search = { type: "recipe", sort: "newest", size: 4 } as const;

describe("tags of working copies, revisions, stories, bulk actions and former feeds", () => {
  test("are the other tag after a merge, once each", async () => {
    const [from, into] = [await createTag(editorId, "Pikant"), await createTag(editorId, "Scharf")];
    const tagIds = [from, into];
    const rows = await createDeskRows({
      recipe: { tagIds },
      editorial: { tagIds },
      story: { tagIds },
      facts: { tagIds },
      module: { type: "automated", heading, more: "/search", search: { ...search, tagKey: "pikant-en" } },
    });
    await mergeTags(target(from), into);
    const { copy, former, draft, formerStory, facts, module } = await rows.read();
    const merged = { tagIds: [into] };
    expect(copy).toMatchObject({ version: 2, content: { ...merged, editorial: merged } });
    expect(former).toMatchObject({ content: { ...merged, editorial: merged } });
    expect(draft).toMatchObject({ version: 2, publishedVersion: 2, content: merged });
    expect(formerStory).toMatchObject({ content: merged });
    expect(facts).toMatchObject(merged);
    expect(module).toMatchObject({ search: { tagKey: "scharf-en" } });
  });

  test("are gone after a deletion, while others stay", async () => {
    const [id, other] = [await createTag(editorId, "Warm"), await createTag(editorId, "Lau")];
    const tagIds = [id, other];
    const all = { recipe: { tagIds }, editorial: { tagIds }, story: { tagIds }, facts: { tagIds } };
    const rows = await createDeskRows(all);
    await deleteDeskTag(target(id));
    const { copy, former, draft, formerStory, facts } = await rows.read();
    const left = { tagIds: [other] };
    for (const { content } of [copy, former]) expect(content).toMatchObject({ ...left, editorial: left });
    for (const { content } of [draft, formerStory]) expect(content).toMatchObject(left);
    expect(facts).toMatchObject(left);
  });
});

describe("categories of working copies, revisions, stories, bulk actions and former feeds", () => {
  test("are the other category after a merge, once each", async () => {
    const [from, into] = [await createEntry(editorId, "Heiter", group), await createEntry(editorId, "Froh", group)];
    const categorization = { mainCategoryId: from, categoryIds: [into, from] };
    const rows = await createDeskRows({
      editorial: categorization,
      story: categorization,
      facts: categorization,
      module: { type: "categories_collection", heading, categoryIds: [from, into] },
    });
    await mergeCategories(target(from), into);
    const { copy, former, draft, formerStory, facts, module } = await rows.read();
    const merged = { mainCategoryId: into, categoryIds: [into] };
    expect(copy).toMatchObject({ version: 2, content: { editorial: merged } });
    expect(former).toMatchObject({ content: { editorial: merged } });
    expect(draft).toMatchObject({ version: 2, content: merged });
    expect(formerStory).toMatchObject({ content: merged });
    expect(facts).toMatchObject(merged);
    expect(module).toHaveProperty("categoryIds", [into]);
  });

  test("keep a category from being deleted in what is written only", async () => {
    const id = await createEntry(editorId, "Laut", group);
    const categorization = { mainCategoryId: id, categoryIds: [id] };
    const rows = await createDeskRows({ editorial: categorization, story: categorization, facts: categorization });
    await expect(deleteDeskCategory(target(id))).rejects.toMatchObject({ code: "used" });
    await db.delete(recipeWorkingCopies).where(eq(recipeWorkingCopies.recipeId, rows.recipeId));
    await db.update(storyDrafts).set({ version: 2 }).where(eq(storyDrafts.itemId, rows.itemId));
    await expect(deleteDeskCategory(target(id)), "a story").rejects.toMatchObject({ code: "used" });
    await db.update(storyDrafts).set({ publishedVersion: 2 }).where(eq(storyDrafts.itemId, rows.itemId));
    await deleteDeskCategory(target(id));
    const [story] = await db.select().from(storyRevisions).where(eq(storyRevisions.itemId, rows.itemId));
    const [recipe] = await db.select().from(recipeRevisions).where(eq(recipeRevisions.id, rows.revisionId));
    const left = { mainCategoryId: null, categoryIds: [] };
    expect(story?.content).toMatchObject(left);
    expect(recipe?.content.editorial).toMatchObject(left);
  });
});

test("ingredients of working copies, revisions and former feeds are the other one, also in texts", async () => {
  const from = await createIngredient(editorId, "Lauch", "leek");
  const into = await createIngredient(editorId, "Porree", "porree");
  const ingredients = [into, from].map((ingredientId, row) => ({ id: `row${row}`, ingredientId }));
  const text = { de: "{1 g leek} {1 g porree}" };
  const rows = await createDeskRows({
    recipe: { groups: [{ ingredients }], steps: [{ id: "step", text }] },
    editorial: { storage: { de: "{1 g leek}", en: "" } },
    module: { type: "link_collection", heading, links: [{ title: heading, ingredientId: from }], isSponsored: false },
  });
  await expect(deleteDeskIngredient(target(from))).rejects.toMatchObject({ code: "used" });
  await mergeIngredients(target(from), into);
  const { copy, former, module } = await rows.read();
  expect(copy.version).toBe(2);
  for (const { content } of [copy, former]) {
    expect(content.groups[0]?.ingredients.map(({ ingredientId }) => ingredientId)).toEqual([into, into]);
    expect(content.steps[0]?.text.de).toBe("{1 g porree#2} {1 g porree}");
    expect(content.editorial.storage.de).toBe("{1 g porree#2}");
  }
  expect(module).toMatchObject({ links: [{ ingredientId: into }] });
});

test("utensils of working copies and revisions are the other one, once each", async () => {
  const names = { de: { one: "Topf", many: "Töpfe" }, en: { one: "pot", many: "pots" } };
  const { id: from } = await createDeskUtensil(editorId, names);
  const { id: into } = await createDeskUtensil(editorId, names);
  const rows = await createDeskRows({
    recipe: {
      utensils: [{ utensilId: from }, { utensilId: into }],
      steps: [{ id: "step", utensilIds: [into, from] }],
    },
  });
  await expect(deleteDeskUtensil(target(from))).rejects.toMatchObject({ code: "used" });
  await mergeUtensils(target(from), into);
  const { copy, former } = await rows.read();
  expect(copy.version).toBe(2);
  for (const { content } of [copy, former]) {
    expect(content.utensils.map(({ utensilId }) => utensilId)).toEqual([into]);
    expect(content.steps[0]?.utensilIds).toEqual([into]);
  }
});

test("a story with references to what is gone is restored and published without them", async () => {
  const gone = randomUUID();
  const { itemId, storyRevisionId } = await createDeskRows({});
  const story = await editedStory(itemId);
  const content = { ...story.content, mainCategoryId: gone, categoryIds: [gone], tagIds: [gone] };
  await db.update(storyRevisions).set({ content }).where(eq(storyRevisions.id, storyRevisionId));
  const { version } = await restoreRevision({ editorId, itemId, version: 1, revisionId: storyRevisionId });
  const restored = await editedStory(itemId);
  expect(restored.content).toMatchObject({ mainCategoryId: null, categoryIds: [], tagIds: [] });
  await db.update(storyDrafts).set({ content }).where(eq(storyDrafts.itemId, itemId));
  await publishStory({ editorId, itemId, version, languages: ["de", "en"], when: "keep", reason: "" });
  expect((await editedStory(itemId)).content).toMatchObject({ mainCategoryId: null, categoryIds: [], tagIds: [] });
});
