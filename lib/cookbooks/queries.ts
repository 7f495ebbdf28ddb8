import "server-only";
import { and, asc, desc, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/cache.ts";
import { db } from "#lib/db/client.ts";
import { isPublic, isShownUser } from "#lib/db/public.ts";
import { cookbookItems, cookbooks } from "#lib/db/tables/cookbooks.ts";
import { items, itemTexts } from "#lib/db/tables/items.ts";
import { pictures } from "#lib/db/tables/pictures.ts";
import { stories } from "#lib/db/tables/stories.ts";
import { users } from "#lib/db/tables/users.ts";
import { slugAddress } from "#lib/i18n/address.ts";
import { type Locale, pickLocale } from "#lib/i18n/locales.ts";
import type { PictureView } from "#lib/media/picture.ts";
import { pictureColumn } from "#lib/media/picture-columns.ts";

export interface CookbookCover {
  id: string;
  slug: string;
  title: string;
  summary: string;
  href: string;
  cover: PictureView | null;
  owner: { name: string; slug: string };
  /** Items in it that readers may see. */
  count: number;
}

/** Something in a cookbook, with the owner's words about it. */
export interface Entry {
  itemId: string;
  note: string;
}

/** Nobody looks through more covers, and each has to be counted. */
const mostListed = 200;

/** Public cookbooks, newest first, no more than `mostListed`. */
export const listPublicCookbooks = cached(
  "cookbooks",
  () => [cacheTags.cookbooks, cacheTags.cards],
  (locale: Locale): Promise<CookbookCover[]> => selectCookbooks(locale),
);

/** Public cookbooks of whoever has this slug, newest first. */
export const listCookbooksOf = cached(
  "cookbooks-of",
  () => [cacheTags.cookbooks, cacheTags.cards],
  (locale: Locale, owner: string): Promise<CookbookCover[]> => selectCookbooks(locale, eq(users.slug, owner)),
);

/** The public cookbook at this address with what readers see in it, in order; or null. */
export const getPublicCookbook = cached(
  "cookbook",
  () => [cacheTags.cookbooks, cacheTags.cards],
  async (locale: Locale, slug: string): Promise<(CookbookCover & { entries: Entry[] }) | null> => {
    const [cookbook] = await selectCookbooks(locale, eq(cookbooks.slug, slug));
    if (!cookbook) return null;
    const entries = await db
      .select({ itemId: cookbookItems.itemId, note: cookbookItems.note })
      .from(cookbookItems)
      .innerJoin(items, eq(items.id, cookbookItems.itemId))
      .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.locale, locale)))
      .leftJoin(stories, eq(stories.itemId, items.id))
      .where(
        and(
          eq(cookbookItems.cookbookId, cookbook.id),
          isNull(cookbookItems.removedAt),
          isPublic(),
          or(isNull(stories.storyType), ne(stories.storyType, "static_page")),
        ),
      )
      .orderBy(asc(cookbookItems.position), asc(cookbookItems.itemId));
    return { ...cookbook, count: entries.length, entries };
  },
);

async function selectCookbooks(locale: Locale, condition?: SQL): Promise<CookbookCover[]> {
  const rows = await db
    .select({
      id: cookbooks.id,
      slug: cookbooks.slug,
      titles: cookbooks.titles,
      summaries: cookbooks.summaries,
      cover: pictureColumn(locale),
      owner: { name: users.name, slug: users.slug },
      count: sql<number>`(select count(*)::int from cookbook_items join items on items.id = cookbook_items.item_id
        where cookbook_items.cookbook_id = ${cookbooks.id} and cookbook_items.removed_at is null and ${isPublic()})`,
    })
    .from(cookbooks)
    .innerJoin(users, eq(users.id, cookbooks.userId))
    .leftJoin(pictures, eq(pictures.id, coverOf(isPublic())))
    .where(and(eq(cookbooks.visibility, "public"), isNull(cookbooks.deletedAt), isShownUser(), condition))
    .orderBy(desc(cookbooks.createdAt), asc(cookbooks.slug))
    .limit(mostListed);
  return rows.map(({ titles, summaries, ...row }) => ({
    ...row,
    title: pickLocale(titles, locale) ?? "",
    summary: pickLocale(summaries, locale) ?? "",
    href: slugAddress(locale, "/cookbooks/[slug]", row.slug),
  }));
}

/** Id of the picture on a cookbook's cover: the chosen one, else that of the first item that may be seen and has one. */
export function coverOf(isSeen = isPublic()) {
  return sql`coalesce(${cookbooks.coverId}, (
    select items.picture_id from cookbook_items join items on items.id = cookbook_items.item_id
    where cookbook_items.cookbook_id = ${cookbooks.id} and cookbook_items.removed_at is null
      and items.picture_id is not null and ${isSeen}
    order by cookbook_items.position, cookbook_items.item_id limit 1))`;
}
