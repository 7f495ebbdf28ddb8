import "server-only";
import { desc, eq, sql } from "drizzle-orm";
import { listCurrentSlugs } from "#lib/content/recipes/stored-queries.ts";
import { indexItems } from "#lib/content/search-index/index-items.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { db } from "#lib/platform/db/client.ts";
import { insertItemCategories } from "#lib/platform/db/item-categories.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { type BulkEntry, recipeBulkChanges } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { itemCategories, items, itemTags } from "#lib/platform/db/tables/items.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { pickLocale } from "#lib/platform/i18n/locales.ts";
import type { PublicationChange } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { recordReview } from "../draft/history-mutations.ts";
import { DraftError } from "../errors.ts";
import { applyBulkChange, type BulkChange, type BulkFacts, isSameFacts } from "./bulk-change.ts";
import { type BulkRecipe, hasBulkTarget, judgeBulk, readBulkRecipes } from "./bulk-queries.ts";
import { requireEditor } from "./copy-mutations.ts";

interface Bulk {
  ids: string[];
  change: BulkChange;
  /** The editor. */
  userId: string;
}

/**
 * Changes several published recipes in one transaction. Those that the change would leave as they
 * are, and those whose author cannot be changed, stay untouched.
 *
 * @returns what readers see differently
 * @throws DraftError "reference" when the tag, category or author does not exist, "forbidden"
 */
export async function applyBulk({ ids, change, userId }: Bulk): Promise<PublicationChange[]> {
  return db.transaction(async (tx) => {
    await requireEditor(tx, userId);
    if (!(await hasBulkTarget(tx, change))) throw new DraftError("reference", { fields: { targetId: "unknown" } });
    const now = currentTime().toISOString();
    const recipes = (await readBulkRecipes(tx, ids, true)).filter(
      (recipe) => judgeBulk(recipe, change, now) === "change",
    );
    if (recipes.length === 0) return [];
    const entries: BulkEntry[] = recipes.map(({ id, facts }) => ({
      recipeId: id,
      before: facts,
      after: applyBulkChange(facts, change, now),
    }));
    const [bulk] = await tx
      .insert(recipeBulkChanges)
      .values({ userId, action: change.action, entries })
      .returning({ id: recipeBulkChanges.id });
    const details = { bulk: bulk?.id ?? "", change: change.action, target: change.targetId };
    const action = change.action === "unpublish" ? "unpublish" : "update";
    return storeEntries(tx, recipes, entries, { userId, action, details });
  });
}

/**
 * Undoes the last bulk action, as long as nothing else has changed its recipes since.
 *
 * @returns what readers see differently
 * @throws DraftError "missing" when it is not the last one or was undone, "conflict" when a recipe
 *   was changed since or is gone, "forbidden"
 */
export async function undoBulk(bulkId: string, userId: string): Promise<PublicationChange[]> {
  return db.transaction(async (tx) => {
    await requireEditor(tx, userId);
    const [bulk] = await tx
      .select()
      .from(recipeBulkChanges)
      .orderBy(desc(recipeBulkChanges.createdAt), desc(recipeBulkChanges.id))
      .limit(1)
      .for("update");
    if (bulk?.id !== bulkId || bulk.undoneAt) throw new DraftError("missing");
    const recipes = await readBulkRecipes(
      tx,
      bulk.entries.map(({ recipeId }) => recipeId),
      true,
    );
    const isUnchanged = bulk.entries.every(({ recipeId, before, after }) => {
      const present = recipes.find(({ id }) => id === recipeId);
      const isTaken = before.authorId !== after.authorId && present?.hasOpenDraft;
      return present && !isTaken && isSameFacts(present.facts, after);
    });
    if (!isUnchanged) throw new DraftError("conflict");
    await tx.update(recipeBulkChanges).set({ undoneAt: sql`now()` }).where(eq(recipeBulkChanges.id, bulkId));
    const entries = bulk.entries.map(({ recipeId, before, after }) => ({ recipeId, before: after, after: before }));
    const details = { bulk: bulkId, change: "undo" };
    return storeEntries(tx, recipes, entries, { userId, action: "restore", details });
  });
}

interface Recorded {
  userId: string;
  action: "update" | "unpublish" | "restore";
  details: Record<string, string | number>;
}

async function storeEntries(tx: Transaction, recipes: BulkRecipe[], entries: BulkEntry[], recorded: Recorded) {
  const { userId, action, details } = recorded;
  const changes: PublicationChange[] = [];
  for (const { recipeId, before, after } of entries) {
    await storeFacts(tx, recipeId, before, after);
    if (before.expiresAt !== after.expiresAt) {
      const effectiveAt = action === "unpublish" && after.expiresAt ? new Date(after.expiresAt) : null;
      await recordReview(tx, { recipeId, userId, action: action === "unpublish" ? "expire" : "publish", effectiveAt });
    }
    const slugs = Object.values(await listCurrentSlugs(tx, recipeId));
    changes.push({ type: "recipe", itemId: recipeId, authorIds: [before.authorId, after.authorId], slugs });
    const titles = recipes.find(({ id }) => id === recipeId)?.titles ?? {};
    const subjectName = pickLocale(titles, "de") ?? "";
    await recordChange(tx, {
      actorId: userId,
      action,
      subjectType: "recipe",
      subjectId: recipeId,
      subjectName,
      details,
    });
  }
  await indexItems(
    tx,
    entries.map(({ recipeId }) => recipeId),
  );
  return changes;
}

async function storeFacts(tx: Transaction, recipeId: string, before: BulkFacts, after: BulkFacts): Promise<void> {
  const { authorId, mainCategoryId, categoryIds, tagIds } = after;
  const expiresAt = after.expiresAt === null ? null : new Date(after.expiresAt);
  await tx.update(items).set({ authorId, mainCategoryId, expiresAt }).where(eq(items.id, recipeId));
  if (!isSameFacts({ ...before, categoryIds, tagIds }, before)) {
    await tx.delete(itemCategories).where(eq(itemCategories.itemId, recipeId));
    await tx.delete(itemTags).where(eq(itemTags.itemId, recipeId));
    await insertItemCategories(tx, recipeId, { categoryIds, tagIds });
  }
  // The author of a recipe revises it, also from what was accepted before.
  if (authorId !== before.authorId) {
    await tx.update(recipeDrafts).set({ authorId }).where(eq(recipeDrafts.recipeId, recipeId));
  }
}
