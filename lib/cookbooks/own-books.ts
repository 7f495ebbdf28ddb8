import "server-only";
import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { isPublic } from "#lib/db/public.ts";
import { cookbookItems, cookbooks } from "#lib/db/tables/cookbooks.ts";
import { items } from "#lib/db/tables/items.ts";
import { pictures } from "#lib/db/tables/pictures.ts";
import { stories } from "#lib/db/tables/stories.ts";
import { type Locale, pickLocale } from "#lib/i18n/locales.ts";
import type { PictureView } from "#lib/media/picture.ts";
import { pictureColumn } from "#lib/media/picture-columns.ts";
import { mayKeep } from "./item-mutations.ts";
import { isOwn } from "./locks.ts";
import { coverOf, type Entry } from "./queries.ts";

/** A cookbook as its owner sees it. */
export interface OwnBook {
  id: string;
  title: string;
  summary: string;
  visibility: "private" | "public";
  /** Last part of the public address; null while the cookbook is private. */
  slug: string | null;
  cover: PictureView | null;
  /** The cover was chosen, and is not simply what the first item shows. */
  hasOwnCover: boolean;
  /** Everything in it, also what is not public any more. */
  count: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A cookbook beside the question whether a certain item is in it. */
export interface HoldingBook extends OwnBook {
  hasItem: boolean;
}

export interface OwnEntry extends Entry {
  savedAt: Date;
  /** Whether the owner may see it; what was public once may not be so any more. */
  isSeen: boolean;
}

interface Shelf {
  userId: string;
  locale: Locale;
  /** Asks of each cookbook whether this item is in it. */
  itemId?: string;
  page?: number;
  size?: number;
}

/** Somebody's cookbooks, the one used last first. */
export async function listOwnCookbooks({ page = 1, size = 200, ...shelf }: Shelf): Promise<HoldingBook[]> {
  const rows = await selectOwn(shelf, isOwn(shelf.userId))
    .orderBy(desc(cookbooks.updatedAt), asc(cookbooks.id))
    .limit(size)
    .offset((page - 1) * size);
  return rows.map((row) => toBook(row, shelf.locale));
}

/** How many cookbooks somebody has. */
export async function countOwnCookbooks(userId: string): Promise<number> {
  return db.$count(cookbooks, isOwn(userId));
}

/** One cookbook of somebody, or null; somebody else's is none. */
export async function getOwnCookbook(userId: string, id: string, locale: Locale): Promise<OwnBook | null> {
  const [row] = await selectOwn({ userId, locale }, and(eq(cookbooks.id, id), isOwn(userId)));
  return row ? toBook(row, locale) : null;
}

/** What is in somebody's cookbook, in order; empty when it is not theirs. */
export async function listOwnEntries(userId: string, id: string): Promise<OwnEntry[]> {
  return db
    .select({
      itemId: cookbookItems.itemId,
      note: cookbookItems.note,
      savedAt: cookbookItems.createdAt,
      isSeen: sql<boolean>`${mayKeep(userId)}`,
    })
    .from(cookbookItems)
    .innerJoin(cookbooks, and(eq(cookbooks.id, cookbookItems.cookbookId), isOwn(userId)))
    .innerJoin(items, eq(items.id, cookbookItems.itemId))
    .leftJoin(stories, eq(stories.itemId, items.id))
    .where(and(eq(cookbookItems.cookbookId, id), isNull(cookbookItems.removedAt)))
    .orderBy(asc(cookbookItems.position), asc(cookbookItems.itemId));
}

/** The title of a cookbook that was deleted less than a minute ago, so that it can be offered back; else null. */
export async function findDeletedTitle(userId: string, id: string, locale: Locale): Promise<string | null> {
  const isRecent = sql`${cookbooks.deletedAt} > now() - interval '1 minute'`;
  const [row] = await db
    .select({ titles: cookbooks.titles })
    .from(cookbooks)
    .where(and(eq(cookbooks.id, id), eq(cookbooks.userId, userId), isRecent));
  return row ? (pickLocale(row.titles, locale) ?? "") : null;
}

/** Whether something was taken out of somebody's cookbook less than a minute ago, so that it can be offered back. */
export async function wasJustRemoved(userId: string, id: string, itemId: string): Promise<boolean> {
  const isRecent = sql`${cookbookItems.removedAt} > now() - interval '1 minute'`;
  const rows = await db
    .select({ id: cookbookItems.itemId })
    .from(cookbookItems)
    .innerJoin(cookbooks, and(eq(cookbooks.id, cookbookItems.cookbookId), isOwn(userId)))
    .where(and(eq(cookbookItems.cookbookId, id), eq(cookbookItems.itemId, itemId), isRecent));
  return rows.length > 0;
}

function selectOwn({ userId, locale, itemId }: Shelf, condition: SQL | undefined) {
  const isSeen = or(isPublic(), eq(items.authorId, userId));
  return db
    .select({
      id: cookbooks.id,
      titles: cookbooks.titles,
      summaries: cookbooks.summaries,
      visibility: cookbooks.visibility,
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
    .leftJoin(pictures, eq(pictures.id, coverOf(isSeen)))
    .where(condition);
}

function toBook(row: Awaited<ReturnType<typeof selectOwn>>[number], locale: Locale): HoldingBook {
  const { titles, summaries, slug, coverId, ...book } = row;
  return {
    ...book,
    title: pickLocale(titles, locale) ?? "",
    summary: pickLocale(summaries, locale) ?? "",
    slug: book.visibility === "public" ? slug : null,
    hasOwnCover: coverId !== null,
  };
}
