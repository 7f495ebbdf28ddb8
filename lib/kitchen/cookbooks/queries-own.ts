import "server-only";
import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { type CookbookVisibility, cookbookItems, cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import { type Locale, pickLocale } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureColumn } from "#lib/platform/media/pictures/picture-column.ts";
import { isOwnedBy, isSavableBy } from "./permissions.ts";
import { type CookbookEntry, coverPictureId } from "./queries.ts";

/** A cookbook as its owner sees it. */
export interface OwnCookbook {
  id: string;
  title: string;
  summary: string;
  visibility: CookbookVisibility;
  /** Whether editors have hidden it from others. */
  isHidden: boolean;
  /** Null while the cookbook is private or hidden. */
  slug: string | null;
  cover: PictureView | null;
  /** The cover was chosen; otherwise it is the picture of the first item. */
  hasCustomCover: boolean;
  /** All entries, including items that are no longer public. */
  count: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A cookbook with the answer to whether it holds the item of the filter. */
export interface ListedOwnCookbook extends OwnCookbook {
  hasItem: boolean;
}

export interface OwnEntry extends CookbookEntry {
  savedAt: Date;
  /** Whether the owner may still see the item: it may have been unpublished since. */
  isVisible: boolean;
}

interface OwnCookbooksFilter {
  userId: string;
  locale: Locale;
  /** The item `hasItem` is about. */
  itemId?: string;
  page?: number;
  pageSize?: number;
}

/** A user's cookbooks, last changed first. */
export async function listOwnCookbooks({
  page = 1,
  pageSize = 200,
  ...filter
}: OwnCookbooksFilter): Promise<ListedOwnCookbook[]> {
  const rows = await selectOwnCookbooks(filter, isOwnedBy(filter.userId))
    .orderBy(desc(cookbooks.updatedAt), asc(cookbooks.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map((row) => toOwnCookbook(row, filter.locale));
}

/** Number of a user's cookbooks. */
export async function countOwnCookbooks(userId: string): Promise<number> {
  return db.$count(cookbooks, isOwnedBy(userId));
}

/** A cookbook of this user, or null. */
export async function getOwnCookbook(userId: string, id: string, locale: Locale): Promise<OwnCookbook | null> {
  const [row] = await selectOwnCookbooks({ userId, locale }, and(eq(cookbooks.id, id), isOwnedBy(userId)));
  return row ? toOwnCookbook(row, locale) : null;
}

/** Entries of a user's cookbook, in order; empty when the cookbook belongs to another user. */
export async function listOwnEntries(userId: string, id: string): Promise<OwnEntry[]> {
  return db
    .select({
      itemId: cookbookItems.itemId,
      note: cookbookItems.note,
      savedAt: cookbookItems.createdAt,
      isVisible: sql<boolean>`${isSavableBy(userId)}`,
    })
    .from(cookbookItems)
    .innerJoin(cookbooks, and(eq(cookbooks.id, cookbookItems.cookbookId), isOwnedBy(userId)))
    .innerJoin(items, eq(items.id, cookbookItems.itemId))
    .leftJoin(stories, eq(stories.itemId, items.id))
    .where(and(eq(cookbookItems.cookbookId, id), isNull(cookbookItems.removedAt)))
    .orderBy(asc(cookbookItems.position), asc(cookbookItems.itemId));
}

/** The title of a cookbook that was deleted within the last minute and can be restored, or null. */
export async function getDeletedTitle(userId: string, id: string, locale: Locale): Promise<string | null> {
  const isRecent = sql`${cookbooks.deletedAt} > now() - interval '1 minute'`;
  const [row] = await db
    .select({ titles: cookbooks.titles })
    .from(cookbooks)
    .where(and(eq(cookbooks.id, id), eq(cookbooks.userId, userId), isRecent));
  return row ? (pickLocale(row.titles, locale) ?? "") : null;
}

/**
 * Whether an item was removed from a user's cookbook within the last minute and can be put back.
 */
export async function isRecentlyRemoved(userId: string, id: string, itemId: string): Promise<boolean> {
  const isRecent = sql`${cookbookItems.removedAt} > now() - interval '1 minute'`;
  const rows = await db
    .select({ id: cookbookItems.itemId })
    .from(cookbookItems)
    .innerJoin(cookbooks, and(eq(cookbooks.id, cookbookItems.cookbookId), isOwnedBy(userId)))
    .where(and(eq(cookbookItems.cookbookId, id), eq(cookbookItems.itemId, itemId), isRecent));
  return rows.length > 0;
}

/**
 * The title of an item the user may save, in this language or the other one; empty when there is
 * none.
 */
export async function getSavableTitle(userId: string, itemId: string, locale: Locale): Promise<string> {
  const [row] = await db
    .select({ title: itemTexts.title })
    .from(itemTexts)
    .innerJoin(items, eq(items.id, itemTexts.itemId))
    .leftJoin(stories, eq(stories.itemId, items.id))
    .where(and(eq(itemTexts.itemId, itemId), isSavableBy(userId)))
    .orderBy(sql`${itemTexts.locale} = ${locale} desc`)
    .limit(1);
  return row?.title ?? "";
}

function selectOwnCookbooks({ userId, locale, itemId }: OwnCookbooksFilter, condition: SQL | undefined) {
  const isVisible = or(isPublicItem(), eq(items.authorId, userId));
  return db
    .select({
      id: cookbooks.id,
      titles: cookbooks.titles,
      summaries: cookbooks.summaries,
      visibility: cookbooks.visibility,
      isHidden: sql<boolean>`${cookbooks.hiddenAt} is not null`,
      slug: cookbooks.slug,
      coverId: cookbooks.coverId,
      createdAt: cookbooks.createdAt,
      updatedAt: cookbooks.updatedAt,
      cover: pictureColumn(locale),
      count: sql<number>`(select count(*)::int from cookbook_items
        where cookbook_items.cookbook_id = ${cookbooks.id} and cookbook_items.removed_at is null)`,
      hasItem: itemId
        ? sql<boolean>`exists (select from cookbook_items where cookbook_items.cookbook_id = ${cookbooks.id}
            and cookbook_items.item_id = ${itemId} and cookbook_items.removed_at is null)`
        : sql<boolean>`false`,
    })
    .from(cookbooks)
    .leftJoin(pictures, eq(pictures.id, coverPictureId(isVisible)))
    .where(condition);
}

function toOwnCookbook(row: Awaited<ReturnType<typeof selectOwnCookbooks>>[number], locale: Locale): ListedOwnCookbook {
  const { titles, summaries, slug, coverId, ...cookbook } = row;
  return {
    ...cookbook,
    title: pickLocale(titles, locale) ?? "",
    summary: pickLocale(summaries, locale) ?? "",
    slug: cookbook.visibility === "private" || cookbook.isHidden ? null : slug,
    hasCustomCover: coverId !== null,
  };
}
