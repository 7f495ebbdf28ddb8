import "server-only";
import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { categories } from "#lib/platform/db/tables/categories.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { recipeBulkChanges } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { itemCategories, items, itemTags, itemTexts } from "#lib/platform/db/tables/items.ts";
import { tags } from "#lib/platform/db/tables/tags.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isPublicUser } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { applyBulkChange, type BulkChange, type BulkFacts, isSameFacts, maxBulkRecipes } from "./bulk-change.ts";

/** A recipe of a bulk action. */
export interface BulkRecipe {
  id: string;
  titles: Partial<Record<Locale, string>>;
  facts: BulkFacts;
  /** The author has an open revision, so that the author does not change. */
  hasOpenDraft: boolean;
}

/** Reads the published recipes with these ids, and no others, in the order of their ids. */
export async function readBulkRecipes(tx: Transaction, ids: string[], isLocking = false): Promise<BulkRecipe[]> {
  const wanted = [...new Set(ids)].slice(0, maxBulkRecipes);
  if (wanted.length === 0) return [];
  const { id, authorId, mainCategoryId, expiresAt } = items;
  const query = tx
    .select({ id, authorId, mainCategoryId, expiresAt })
    .from(items)
    .where(and(inArray(id, wanted), eq(items.type, "recipe"), eq(items.state, "live")))
    .orderBy(id);
  const rows = isLocking ? await query.for("no key update") : await query;
  const texts = await tx
    .select({ id: itemTexts.itemId, locale: itemTexts.locale, title: itemTexts.title })
    .from(itemTexts)
    .where(inArray(itemTexts.itemId, wanted));
  const categoryRows = await tx.select().from(itemCategories).where(inArray(itemCategories.itemId, wanted));
  const tagRows = await tx.select().from(itemTags).where(inArray(itemTags.itemId, wanted));
  const open = await tx
    .select({ id: recipeDrafts.recipeId })
    .from(recipeDrafts)
    .where(and(inArray(recipeDrafts.recipeId, wanted), ne(recipeDrafts.state, "accepted")));
  return rows.map((row) => ({
    id: row.id,
    titles: Object.fromEntries(texts.filter((text) => text.id === row.id).map(({ locale, title }) => [locale, title])),
    facts: {
      authorId: row.authorId,
      mainCategoryId: row.mainCategoryId,
      categoryIds: categoryRows.flatMap(({ itemId, categoryId }) => (itemId === row.id ? [categoryId] : [])).sort(),
      tagIds: tagRows.flatMap(({ itemId, tagId }) => (itemId === row.id ? [tagId] : [])).sort(),
      expiresAt: row.expiresAt?.toISOString() ?? null,
    },
    hasOpenDraft: open.some((draft) => draft.id === row.id),
  }));
}

/** What a bulk action would do to a recipe: change it, nothing, or nothing because of a draft. */
export type BulkOutcome = "change" | "none" | "openDraft";

export function judgeBulk({ facts, hasOpenDraft }: BulkRecipe, change: BulkChange, now: string): BulkOutcome {
  if (isSameFacts(facts, applyBulkChange(facts, change, now))) return "none";
  return change.action === "changeAuthor" && hasOpenDraft ? "openDraft" : "change";
}

/** The recipes of a bulk action, and what it would do to each. */
export async function previewBulk(ids: string[], change: BulkChange | null) {
  const now = currentTime().toISOString();
  const recipes = await db.transaction((tx) => readBulkRecipes(tx, ids));
  return recipes.map((recipe) => ({ ...recipe, outcome: change && judgeBulk(recipe, change, now) }));
}

/** Whether the tag, category or author of a bulk action exists; authors need a public profile. */
export async function hasBulkTarget(tx: Transaction, { action, targetId }: BulkChange): Promise<boolean> {
  if (action === "unpublish") return true;
  if (action === "changeAuthor") return (await tx.$count(users, and(eq(users.id, targetId), isPublicUser()))) > 0;
  const isTag = action === "addTag" || action === "removeTag";
  return isTag
    ? (await tx.$count(tags, eq(tags.id, targetId))) > 0
    : (await tx.$count(categories, eq(categories.id, targetId))) > 0;
}

/** An author that recipes can be given to. */
export interface AuthorOption {
  id: string;
  name: string;
  slug: string;
}

/** Lists whose recipes are published, and all editors, by name: whom an editor may choose. */
export async function listAuthors(): Promise<AuthorOption[]> {
  return db
    .select({ id: users.id, name: users.name, slug: users.slug })
    .from(users)
    .where(
      and(
        isPublicUser(),
        sql`(${users.newType} <> 'community' or exists (
          select from ${items} where ${items.authorId} = ${users.id} and ${items.type} = 'recipe'))`,
      ),
    )
    .orderBy(users.name)
    .limit(500);
}

/** The last bulk action that was not undone, and how many recipes it changed; null without one. */
export async function findLastBulk() {
  const { id, action, entries, createdAt, undoneAt } = recipeBulkChanges;
  const [last] = await db
    .select({ id, action, createdAt, undoneAt, count: sql<number>`jsonb_array_length(${entries})`, user: users.name })
    .from(recipeBulkChanges)
    .leftJoin(users, eq(users.id, recipeBulkChanges.userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return last && last.undoneAt === null ? last : null;
}
