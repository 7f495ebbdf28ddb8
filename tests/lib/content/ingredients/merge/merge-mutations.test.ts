import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { findDeskIngredient } from "#lib/content/ingredients/desk/desk-queries.ts";
import { mergeIngredients } from "#lib/content/ingredients/merge/merge-mutations.ts";
import { countIngredientUses, countRecipesWithBoth, isUnused } from "#lib/content/ingredients/merge/use-queries.ts";
import { createDraftContent, draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { emptyAdaptation } from "#lib/kitchen/adaptations/adaptation.ts";
import { db } from "#lib/platform/db/client.ts";
import { adaptations } from "#lib/platform/db/tables/community/adaptations.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { feedModules } from "#lib/platform/db/tables/feeds.ts";
import { ingredients, ingredientTexts } from "#lib/platform/db/tables/ingredients.ts";
import { recipeRequiredIngredients } from "#lib/platform/db/tables/pantry.ts";
import { recipeIngredients, recipeTexts } from "#lib/platform/db/tables/recipes.ts";
import { shoppingListItems } from "#lib/platform/db/tables/shopping-lists.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createIngredient, createRecipeWith, createUnits, textOf } from "../fixtures.ts";

setUpDatabase();

let editorId: string;
beforeAll(async () => {
  editorId = await createReader({ newType: "editor" });
  await createUnits();
});

const rowsOf = async (itemId: string) =>
  (
    await db
      .select()
      .from(recipeIngredients)
      .where(eq(recipeIngredients.itemId, itemId))
      .orderBy(asc(recipeIngredients.position))
  ).map(({ ingredientId, amount }) => [ingredientId, amount]);
const stepsOf = async (itemId: string) =>
  (await db.select().from(recipeTexts).where(eq(recipeTexts.itemId, itemId))).map(({ steps, chefsNote }) => [
    steps[0]?.text,
    chefsNote,
  ]);

/** A draft that lists ingredients and names them in a step. */
async function createDraft(ingredientIds: string[], text: string): Promise<string> {
  const content = draftContentSchema.parse({
    ...createDraftContent("de"),
    groups: [{ ingredients: ingredientIds.map((ingredientId, row) => ({ id: `row${row}`, ingredientId })) }],
    steps: [{ id: "step", text: { de: text } }],
  });
  const [draft] = await db
    .insert(recipeDrafts)
    .values({ authorId: await createReader(), content })
    .returning({ id: recipeDrafts.id });
  return draft?.id ?? "";
}

async function createPair(hasPage = true) {
  const name = randomUUID().slice(0, 8);
  const from = await createIngredient(editorId, `Lauch ${name}`, `leek ${name}`, { hasPage });
  const into = await createIngredient(editorId, `Porree ${name}`, `porree ${name}`);
  return { from, into, fromKey: `leek-${name}`, intoKey: `porree-${name}` };
}

describe("merging two ingredients", () => {
  test("moves the rows of recipes, and their texts name the right row", async () => {
    const { from, into, fromKey, intoKey } = await createPair();
    const text = `{101 g ${fromKey}} und {102 g ${intoKey}}, dann {5 min}.`;
    const other = await createIngredient(editorId, `Salz ${from}`, `salt ${from}`);
    const recipe = await createRecipeWith([other, from, into], text);
    const isFirstRow = and(eq(recipeIngredients.itemId, recipe), eq(recipeIngredients.position, 0));
    const addition = { de: `zu {101 g ${fromKey}}`, en: `for {101 g ${fromKey}}` };
    await db.update(recipeIngredients).set({ addition }).where(isFirstRow);
    expect(await countRecipesWithBoth([from, into])).toBe(1);
    expect(await mergeIngredients({ editorId, id: from, version: 1 }, into)).toMatchObject({
      id: into,
      itemIds: [recipe],
    });
    expect(await rowsOf(recipe)).toEqual([
      [other, 100],
      [into, 101],
      [into, 102],
    ]);
    const [firstRow] = await db.select().from(recipeIngredients).where(isFirstRow);
    expect(firstRow?.addition).toEqual({ de: `zu {101 g ${intoKey}}`, en: `for {101 g ${intoKey}}` });
    const merged = `{101 g ${intoKey}} und {102 g ${intoKey}#2}, dann {5 min}.`;
    expect(await stepsOf(recipe)).toEqual([
      [merged, merged],
      [merged, merged],
    ]);
    const required = await db
      .select({ id: recipeRequiredIngredients.ingredientId })
      .from(recipeRequiredIngredients)
      .where(eq(recipeRequiredIngredients.itemId, recipe));
    expect(required.map(({ id }) => id).toSorted()).toEqual([into, other].toSorted());
    expect(await findDeskIngredient(from)).toBeNull();
    expect(await findDeskIngredient(into)).toMatchObject({ version: 2, recipeCount: 1 });
  });

  test("moves drafts, readers' versions, shopping lists, links and addresses", async () => {
    const { from, into, fromKey, intoKey } = await createPair();
    const recipe = await createRecipeWith([into, from], `{101 g ${fromKey}}`);
    const draft = await createDraft([from, into, from], `{1 g ${fromKey}#2} {1 g ${intoKey}}`);
    const userId = await createReader();
    const quantity = { amount: 1, amountMax: null, unit: "g" };
    const base = { ingredientId: from, occurrence: 1, quantity, name: "Lauch" };
    const content = {
      ...emptyAdaptation,
      ingredients: [{ base, quantity: null, swap: { ingredientId: from, name: "" }, isOmitted: false }],
      added: [{ ingredientId: from, name: "", quantity, addition: "" }],
      steps: [{ base: { position: 0, locale: "de" as const, text: `{101 g ${fromKey}}` }, text: "", note: "x" }],
    };
    await db.insert(adaptations).values({ userId, itemId: recipe, content });
    await db.insert(shoppingListItems).values({ userId, id: randomUUID(), ingredientId: from, amount: 2, unit: "g" });
    const title = { de: "A", en: "A" };
    const links = [{ title, ingredientId: from }];
    await db.insert(feedModules).values({
      feed: "home",
      position: 0,
      data: { type: "link_collection", heading: title, links, isSponsored: false },
    });
    const used = { id: from, key: fromKey };
    expect(await countIngredientUses(used)).toEqual({
      recipes: 1,
      drafts: 1,
      adaptations: 1,
      listItems: 1,
      modules: 1,
    });

    await mergeIngredients({ editorId, id: from, version: 1 }, into);

    const [storedDraft] = await db.select().from(recipeDrafts).where(eq(recipeDrafts.id, draft));
    expect(storedDraft?.version).toBe(2);
    expect(storedDraft?.content.groups[0]?.ingredients.map(({ ingredientId }) => ingredientId)).toEqual([
      into,
      into,
      into,
    ]);
    expect(storedDraft?.content.steps[0]?.text.de).toBe(`{1 g ${intoKey}#3} {1 g ${intoKey}#2}`);
    const [stored] = await db.select().from(adaptations).where(eq(adaptations.userId, userId));
    expect(stored).toMatchObject({
      version: 2,
      content: {
        ingredients: [{ base: { ingredientId: into, occurrence: 2 }, swap: { ingredientId: into } }],
        added: [{ ingredientId: into }],
        steps: [{ base: { text: `{101 g ${intoKey}#2}` } }],
      },
    });
    const [entry] = await db.select().from(shoppingListItems).where(eq(shoppingListItems.userId, userId));
    expect(entry).toMatchObject({ ingredientId: into, amount: 2 });
    expect(await countIngredientUses({ id: into, key: intoKey })).toMatchObject({ modules: 1 });
    expect(isUnused(await countIngredientUses(used))).toBe(true);
    expect(await findSlug("/ingredients/[slug]", "de", fromKey)).toBe(intoKey);
    const log = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, into), eq(auditLog.action, "merge")));
    expect(log).toMatchObject([{ actorId: editorId, subjectType: "ingredient", details: { uses: 1 } }]);
  });

  test("makes the names of the merged one other names, each once", async () => {
    const suffix = randomUUID().slice(0, 8);
    const word = (name: string) => `${name} ${suffix}`;
    const create = async (de: string, en: string, synonyms: { de: string[]; en: string[] }) =>
      createIngredient(editorId, word(de), word(en), {
        texts: {
          de: textOf(word(de), { plural: word(`${de}s`), synonyms: synonyms.de.map(word) }),
          en: textOf(word(en), { synonyms: synonyms.en.map(word) }),
        },
      });
    const from = await create("Paprikaschote", "capsicum", { de: ["Schote"], en: ["bell pepper"] });
    const into = await create("Paprika", "pepper", { de: ["Spitzpaprika"], en: [] });
    // An import does not compare the names of ingredients.
    const both = ["schote", "Spitzpaprika", "Paprika", "Tomatenpaprika"].map(word);
    await db
      .update(ingredientTexts)
      .set({ synonyms: [...both, `${word("Paprika")}, rot`] })
      .where(and(eq(ingredientTexts.ingredientId, from), eq(ingredientTexts.locale, "de")));
    await create("Tomatenpaprika", "tomato pepper", { de: [], en: [] });
    await mergeIngredients({ editorId, id: from, version: 1 }, into);
    expect((await findDeskIngredient(into))?.texts).toMatchObject({
      de: { synonyms: ["Spitzpaprika", "Paprikaschote", "Paprikaschotes", "schote"].map(word) },
      en: { synonyms: ["capsicum", "bell pepper"].map(word) },
    });
  });

  test("leaves what names other ingredients as it was", async () => {
    const { from, into } = await createPair();
    const other = await createIngredient(editorId, `Kohl ${from}`, `cabbage ${from}`);
    const draft = await createDraft([other], "{1 g cabbage}");
    const recipe = await createRecipeWith([other], "{1 g cabbage}");
    const before = await stepsOf(recipe);
    await mergeIngredients({ editorId, id: from, version: 1 }, into);
    expect(await stepsOf(recipe)).toEqual(before);
    const [stored] = await db.select().from(recipeDrafts).where(eq(recipeDrafts.id, draft));
    expect(stored?.version).toBe(1);
  });

  test("is for editors who know the current version, and no page becomes an address without one", async () => {
    const { from, into } = await createPair();
    const without = await createPair(false);
    const target = { editorId, id: from, version: 1 };
    const reader = await createReader({ newType: "partner" });
    await expect(mergeIngredients({ ...target, editorId: reader }, into)).rejects.toMatchObject({ code: "forbidden" });
    await expect(mergeIngredients({ ...target, version: 3 }, into)).rejects.toMatchObject({ code: "conflict" });
    for (const unsuitable of [from, without.from]) {
      await expect(mergeIngredients(target, unsuitable)).rejects.toMatchObject({ code: "unsuitable" });
    }
    await expect(mergeIngredients(target, randomUUID())).rejects.toMatchObject({ code: "missing" });
    expect(await db.$count(ingredients, eq(ingredients.id, from))).toBe(1);
  });
});
