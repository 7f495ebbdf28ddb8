import "server-only";
import { and, eq, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { isPublic } from "#lib/db/public.ts";
import { cookbookItems } from "#lib/db/tables/cookbooks.ts";
import { items } from "#lib/db/tables/items.ts";
import { stories } from "#lib/db/tables/stories.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { CookbookError } from "./errors.ts";
import { type Changed, findPlace, lockBook, lockBooks, shownOf, touch } from "./locks.ts";

interface ItemKey {
  userId: string;
  cookbookId: string;
  itemId: string;
}

/** Condition on `items` (stories left joined): what this user may keep, which is what everybody sees and what is their own. */
export function mayKeep(userId: string): SQL | undefined {
  const isNoPage = or(isNull(stories.storyType), ne(stories.storyType, "static_page"));
  return and(or(isPublic(), eq(items.authorId, userId)), isNoPage);
}

/**
 * Makes it so that something is in a cookbook, once. What was taken out less than a minute ago comes back to its place with its note.
 * Throws "missing" or "bookFull".
 */
export async function putItem({ userId, cookbookId, itemId }: ItemKey): Promise<Changed> {
  return db.transaction(async (tx) => {
    const book = await lockBook(tx, userId, cookbookId);
    await requireItem(tx, userId, itemId);
    const key = keyOf(cookbookId, itemId);
    await tx.delete(cookbookItems).where(and(key, sql`${cookbookItems.removedAt} <= now() - interval '1 minute'`));
    const [known] = await tx.select({ removedAt: cookbookItems.removedAt }).from(cookbookItems).where(key);
    if (known?.removedAt === null) return { shown: [] };
    const position = await findPlace(tx, cookbookId);
    if (known) await tx.update(cookbookItems).set({ removedAt: null }).where(key);
    else await tx.insert(cookbookItems).values({ cookbookId, itemId, position });
    await touch(tx, cookbookId);
    return shownOf(book);
  });
}

/** Makes it so that something is not in a cookbook. Throws "missing" when there is no such cookbook. */
export async function removeItem({ userId, cookbookId, itemId }: ItemKey): Promise<Changed> {
  return db.transaction(async (tx) => {
    const book = await lockBook(tx, userId, cookbookId);
    await tx
      .update(cookbookItems)
      .set({ removedAt: sql`now()` })
      .where(and(keyOf(cookbookId, itemId), isNull(cookbookItems.removedAt)));
    await touch(tx, cookbookId);
    return shownOf(book);
  });
}

/**
 * Puts something from one cookbook to the end of another; its note goes along. For a minute it can be moved back, see `moveBack`. Throws
 * "missing" or "bookFull".
 */
export async function moveItem({ userId, cookbookId, itemId, to }: ItemKey & { to: string }): Promise<Changed> {
  return db.transaction(async (tx) => {
    const books = await lockBooks(tx, userId, [cookbookId, to]);
    const { note, createdAt } = await requireEntry(tx, cookbookId, itemId);
    if (to === cookbookId) return { shown: [] };
    const there = keyOf(to, itemId);
    await tx.delete(cookbookItems).where(and(there, isNotNull(cookbookItems.removedAt)));
    const [twin] = await tx.select({ note: cookbookItems.note }).from(cookbookItems).where(there);
    if (!twin) {
      const position = await findPlace(tx, to);
      await tx.insert(cookbookItems).values({ cookbookId: to, itemId, position, note, createdAt });
    } else if (!twin.note) await tx.update(cookbookItems).set({ note }).where(there);
    await tx.update(cookbookItems).set({ removedAt: sql`now()` }).where(keyOf(cookbookId, itemId));
    await touch(tx, cookbookId, to);
    return shownOf(...books);
  });
}

/**
 * Takes a move of the last minute back: something is at its old place in `cookbookId` again, with its note, and not in `from` unless it
 * had been there before. Throws "missing", "tooLate" or "bookFull".
 */
export async function moveBack({ userId, cookbookId, itemId, from }: ItemKey & { from: string }): Promise<Changed> {
  return db.transaction(async (tx) => {
    const books = await lockBooks(tx, userId, [cookbookId, from]);
    const here = keyOf(cookbookId, itemId);
    const isRecent = sql`${cookbookItems.removedAt} > now() - interval '1 minute'`;
    const [entry] = await tx
      .select({ createdAt: cookbookItems.createdAt })
      .from(cookbookItems)
      .where(and(here, isRecent));
    if (!entry) throw new CookbookError("tooLate");
    await findPlace(tx, cookbookId);
    // What was moved has kept the time at which it was first put in; what had been there before has one of its own.
    const [moved] = await tx
      .delete(cookbookItems)
      .where(and(keyOf(from, itemId), isNull(cookbookItems.removedAt), eq(cookbookItems.createdAt, entry.createdAt)))
      .returning({ note: cookbookItems.note });
    await tx
      .update(cookbookItems)
      .set({ removedAt: null, ...moved })
      .where(here);
    await touch(tx, cookbookId, from);
    return shownOf(...books);
  });
}

/** Writes the owner's words about something in a cookbook; empty ones take them away. Throws "missing". */
export async function setNote({ userId, cookbookId, itemId, note }: ItemKey & { note: string }): Promise<Changed> {
  return db.transaction(async (tx) => {
    const book = await lockBook(tx, userId, cookbookId);
    await requireEntry(tx, cookbookId, itemId);
    await tx.update(cookbookItems).set({ note }).where(keyOf(cookbookId, itemId));
    await touch(tx, cookbookId);
    return shownOf(book);
  });
}

interface Order {
  userId: string;
  cookbookId: string;
  ids: string[];
}

/**
 * Puts a cookbook into this order. Ids that are not in it are passed over; what is in it and was not named, because somebody has put it
 * in meanwhile, comes last in the order it had. Throws "missing".
 */
export async function orderItems({ userId, cookbookId, ids }: Order): Promise<Changed> {
  return db.transaction(async (tx) => {
    const book = await lockBook(tx, userId, cookbookId);
    await tx.execute(sql`
      with wanted as (
        select id, min(place) as place from unnest(${sql.param(ids)}::uuid[]) with ordinality as given (id, place) group by id
      ), placed as (
        select item_id, row_number() over (order by wanted.place nulls last, position, item_id) - 1 as place
        from cookbook_items left join wanted on wanted.id = item_id
        where cookbook_id = ${cookbookId} and removed_at is null
      )
      update cookbook_items set position = placed.place from placed
      where cookbook_id = ${cookbookId} and cookbook_items.item_id = placed.item_id
        and cookbook_items.position <> placed.place`);
    await touch(tx, cookbookId);
    return shownOf(book);
  });
}

const keyOf = (cookbookId: string, itemId: string) =>
  and(eq(cookbookItems.cookbookId, cookbookId), eq(cookbookItems.itemId, itemId));

/** Throws "missing" unless this user may keep the item. */
export async function requireItem(tx: Transaction, userId: string, itemId: string): Promise<void> {
  const [item] = await tx
    .select({ id: items.id })
    .from(items)
    .leftJoin(stories, eq(stories.itemId, items.id))
    .where(and(eq(items.id, itemId), mayKeep(userId)));
  if (!item) throw new CookbookError("missing");
}

async function requireEntry(tx: Transaction, cookbookId: string, itemId: string) {
  const [row] = await tx
    .select({ note: cookbookItems.note, createdAt: cookbookItems.createdAt })
    .from(cookbookItems)
    .where(and(keyOf(cookbookId, itemId), isNull(cookbookItems.removedAt)));
  if (!row) throw new CookbookError("missing");
  return row;
}
