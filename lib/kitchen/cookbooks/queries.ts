import "server-only";
import { and, asc, desc, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { cookbookItems, cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import {
  isListedCookbook,
  isNotTakenDown,
  isPublicItem,
  isPublicUser,
  isSharedCookbook,
} from "#lib/platform/db/visibility.ts";
import { type Locale, pickLocale } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureColumn } from "#lib/platform/media/pictures/picture-column.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { isNotStaticPage } from "./permissions.ts";

/** A cookbook that others may read. */
export interface PublicCookbook {
  id: string;
  slug: string;
  title: string;
  summary: string;
  href: string;
  cover: PictureView | null;
  owner: { name: string; slug: string };
  /** Appears in lists; the page of an unlisted cookbook is not for search engines. */
  isListed: boolean;
  /** Public items in it. */
  count: number;
}

/** An item in a cookbook. */
export interface CookbookEntry {
  itemId: string;
  /** The owner's note, empty when there is none. */
  note: string;
}

/** The items of each cookbook are counted, so the list is limited. */
const maxListed = 200;
/** Cookbooks of one owner in the list of all, so that no owner can fill it. */
const maxListedPerOwner = 3;

/**
 * Public cookbooks with a public item, newest first, at most `maxListedPerOwner` of each owner and
 * `maxListed` in all.
 */
export const listPublicCookbooks = cached(
  "cookbooks",
  () => [cacheTags.cookbooks, cacheTags.cards],
  (locale: Locale): Promise<PublicCookbook[]> =>
    selectSharedCookbooks(locale, and(isListedCookbook(), isAmongNewest())),
);

/** Public cookbooks of the user with this slug, newest first. */
export const listPublicCookbooksByUser = cached(
  "cookbooks-of",
  () => [cacheTags.cookbooks, cacheTags.cards],
  (locale: Locale, owner: string): Promise<PublicCookbook[]> =>
    selectSharedCookbooks(locale, and(isListedCookbook(), eq(users.slug, owner))),
);

/** The public or unlisted cookbook with this slug and its public entries in order, or null. */
export const getSharedCookbook = cached(
  "cookbook",
  () => [cacheTags.cookbooks, cacheTags.cards],
  async (locale: Locale, slug: string): Promise<(PublicCookbook & { entries: CookbookEntry[] }) | null> => {
    const [cookbook] = await selectSharedCookbooks(locale, and(isSharedCookbook(), eq(cookbooks.slug, slug)));
    if (!cookbook) return null;
    const entries = await listPublicEntries(cookbook.id, locale);
    return { ...cookbook, count: entries.length, entries };
  },
);

/**
 * Condition on `cookbooks`: has a public item, and is among the newest such ones of its owner. The
 * list ends early, so only few cookbooks are compared with those of the same owner.
 */
function isAmongNewest(): SQL {
  const newer = alias(cookbooks, "newer");
  const isNewer = sql`(${newer.createdAt} > ${cookbooks.createdAt}
    or (${newer.createdAt} = ${cookbooks.createdAt} and ${newer.slug} < ${cookbooks.slug}))`;
  const better = sql`select from cookbooks newer where ${newer.userId} = ${cookbooks.userId} and ${isNewer}
    and newer.visibility = 'public' and newer.deleted_at is null and newer.hidden_at is null
    and ${hasPublicItem(newer.id)} limit ${maxListedPerOwner}`;
  return sql`(${hasPublicItem(cookbooks.id)} and (select count(*) from (${better}) better) < ${maxListedPerOwner})`;
}

const hasPublicItem = (id: SQLWrapper) => sql`exists (
  select from cookbook_items join items on items.id = cookbook_items.item_id
  where cookbook_items.cookbook_id = ${id} and cookbook_items.removed_at is null and ${isPublicItem()})`;

/** The public entries of a cookbook in order; the caller has checked that it may be read. */
export function listPublicEntries(cookbookId: string, locale: Locale): Promise<CookbookEntry[]> {
  return db
    .select({ itemId: cookbookItems.itemId, note: cookbookItems.note })
    .from(cookbookItems)
    .innerJoin(items, eq(items.id, cookbookItems.itemId))
    .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.locale, locale)))
    .leftJoin(stories, eq(stories.itemId, items.id))
    .where(
      and(eq(cookbookItems.cookbookId, cookbookId), isNull(cookbookItems.removedAt), isPublicItem(), isNotStaticPage()),
    )
    .orderBy(asc(cookbookItems.position), asc(cookbookItems.itemId));
}

/**
 * Cookbooks that others read, newest first, at most `maxListed`.
 *
 * @param condition decides which ones the reader may read
 */
export async function selectSharedCookbooks(locale: Locale, condition: SQL | undefined): Promise<PublicCookbook[]> {
  const rows = await db
    .select({
      id: cookbooks.id,
      slug: cookbooks.slug,
      isListed: sql<boolean>`${isListedCookbook()}`,
      titles: cookbooks.titles,
      summaries: cookbooks.summaries,
      cover: pictureColumn(locale),
      owner: { name: users.name, slug: users.slug },
      count: sql<number>`(select count(*)::int from cookbook_items join items on items.id = cookbook_items.item_id
        where cookbook_items.cookbook_id = ${cookbooks.id} and cookbook_items.removed_at is null and ${isPublicItem()})`,
    })
    .from(cookbooks)
    .innerJoin(users, eq(users.id, cookbooks.userId))
    .leftJoin(pictures, eq(pictures.id, coverPictureId(isPublicItem())))
    .where(and(condition, isNotTakenDown(), isPublicUser()))
    .orderBy(desc(cookbooks.createdAt), asc(cookbooks.slug))
    .limit(maxListed);
  return rows.map(({ titles, summaries, ...row }) => ({
    ...row,
    title: pickLocale(titles, locale) ?? "",
    summary: pickLocale(summaries, locale) ?? "",
    href: slugAddress(locale, "/cookbooks/[slug]", row.slug),
  }));
}

/**
 * SQL for the id of the cover: the chosen picture, else that of the first visible item that has
 * one.
 */
export function coverPictureId(isVisible = isPublicItem()) {
  return sql`coalesce(case when ${isChosenCoverVisible(isVisible)} then ${cookbooks.coverId} end, (
    select items.picture_id from cookbook_items join items on items.id = cookbook_items.item_id
    where cookbook_items.cookbook_id = ${cookbooks.id} and cookbook_items.removed_at is null
      and items.picture_id is not null and ${isVisible}
    order by cookbook_items.position, cookbook_items.item_id limit 1))`;
}

/**
 * A cover that comes from an item is visible like the item, also after that left the cookbook.
 * Another user's upload that no item shows any more is not visible. Only entries of the cookbook
 * and items of the uploader are looked at.
 */
function isChosenCoverVisible(isVisible: SQL): SQL {
  const { id, userId, coverId } = cookbooks;
  return sql`coalesce(
    (select bool_or((${isVisible}) is true) from items where items.picture_id = ${coverId} and items.id in (
      select item_id from cookbook_items where cookbook_id = ${id}
      union select own.id from uploads join items own on own.author_id = uploads.user_id
        where uploads.picture_id = ${coverId})),
    not exists (select from uploads where uploads.picture_id = ${coverId} and uploads.user_id <> ${userId}))`;
}
