import "server-only";
import { asc, eq } from "drizzle-orm";
import { readFacts } from "#lib/content/recipes/facts.ts";
import { itemCategories, items, itemTags, itemTexts } from "#lib/platform/db/tables/items.ts";
import { recipeIngredients, recipes, recipeTexts } from "#lib/platform/db/tables/recipes.ts";
import { stories, storyTexts } from "#lib/platform/db/tables/stories.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Entry } from "../kind-names.ts";
import { groupTexts, type StoredEntry, withoutNulls } from "./stored-entry.ts";

type ItemRow = typeof items.$inferSelect;

export async function listRecipes(tx: Transaction): Promise<StoredEntry[]> {
  const rows = await tx
    .select({ item: items, recipe: recipes })
    .from(recipes)
    .innerJoin(items, eq(items.id, recipes.itemId))
    .orderBy(asc(items.publishedAt), asc(items.id));
  const shared = await loadShared(tx);
  const ownTexts = groupTexts(
    await tx.select().from(recipeTexts),
    (row) => row.itemId,
    ({ itemId: _, locale: __, storage, freezing, makeAhead, ...text }) => ({
      ...text,
      // An empty text says nothing.
      storage: storage || undefined,
      freezing: freezing || undefined,
      makeAhead: makeAhead || undefined,
    }),
  );
  const lists = Map.groupBy(
    await tx.select().from(recipeIngredients).orderBy(asc(recipeIngredients.position)),
    (row) => row.itemId,
  );
  return rows.map(({ item, recipe }) => ({
    id: item.id,
    entry: {
      ...shared.toEntry(item, ownTexts),
      ...toRecipeFacts(recipe),
      ingredients: (lists.get(item.id) ?? []).map(({ itemId: _, position: __, publishedAt: ___, ...row }) =>
        withoutNulls(row),
      ),
    },
  }));
}

function toRecipeFacts(recipe: typeof recipes.$inferSelect): Entry {
  return withoutNulls({
    ...readFacts(recipe),
    utensils: recipe.utensils,
    steps: recipe.steps.map(({ utensils: utensilIds, ...step }) => ({ ...step, utensilIds })),
  });
}

export async function listStories(tx: Transaction): Promise<StoredEntry[]> {
  const rows = await tx
    .select({ item: items, story: stories })
    .from(stories)
    .innerJoin(items, eq(items.id, stories.itemId))
    .orderBy(asc(items.publishedAt), asc(items.id));
  const shared = await loadShared(tx);
  const ownTexts = groupTexts(
    await tx.select().from(storyTexts),
    (row) => row.itemId,
    ({ body }) => ({ body }),
  );
  return rows.map(({ item, story: { storyType, pageKey, theme } }) => ({
    id: item.id,
    entry: { ...shared.toEntry(item, ownTexts), ...withoutNulls({ storyType, pageKey, theme }) },
  }));
}

/** What recipes and stories have in common. */
async function loadShared(tx: Transaction) {
  const itemText = groupTexts(
    await tx.select().from(itemTexts),
    (row) => row.itemId,
    ({ itemId: _, locale: __, ...text }) => text,
  );
  const categoryIds = Map.groupBy(await tx.select().from(itemCategories), ({ itemId }) => itemId);
  const tagIds = Map.groupBy(await tx.select().from(itemTags), ({ itemId }) => itemId);

  function toEntry(item: ItemRow, ownTexts: Map<string, Entry>): Entry {
    const { id, type: _, createdAt: __, ...row } = item;
    const [texts, own] = [itemText.get(id) ?? {}, ownTexts.get(id) ?? {}];
    const categories = categoryIds.get(id) ?? [];
    return {
      key: keyOf(texts),
      ...withoutNulls(row),
      categoryIds: categories.map(({ categoryId }) => categoryId).filter((one) => one !== item.mainCategoryId),
      tagIds: (tagIds.get(id) ?? []).map(({ tagId }) => tagId),
      texts: Object.fromEntries(
        Object.entries(texts).map(([locale, text]) => [locale, { ...(text as Entry), ...(own[locale] as Entry) }]),
      ),
    };
  }
  return { toEntry };
}

/** The key of reference-queries.ts. */
function keyOf(texts: Entry): string {
  const { de, en } = texts as Partial<Record<"de" | "en", { slug: string }>>;
  return de?.slug ?? `${en?.slug}.en`;
}
