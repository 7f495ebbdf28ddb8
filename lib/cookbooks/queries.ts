import "server-only";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/cache.ts";
import { db } from "#lib/db/client.ts";
import { isPublic } from "#lib/db/public.ts";
import { cookbookItems, cookbooks } from "#lib/db/tables/cookbooks.ts";
import { pictures } from "#lib/db/tables/pictures.ts";
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

/** Public cookbooks, newest first. */
export const listPublicCookbooks = cached(
  "cookbooks",
  () => [cacheTags.cookbooks],
  (locale: Locale): Promise<CookbookCover[]> => selectCookbooks(locale),
);

/** The public cookbook at this address with the ids of its items in order, or null. */
export const getPublicCookbook = cached(
  "cookbook",
  () => [cacheTags.cookbooks],
  async (locale: Locale, slug: string): Promise<(CookbookCover & { itemIds: string[] }) | null> => {
    const [cookbook] = await selectCookbooks(locale, slug);
    if (!cookbook) return null;
    const rows = await db
      .select({ itemId: cookbookItems.itemId })
      .from(cookbookItems)
      .where(eq(cookbookItems.cookbookId, cookbook.id))
      .orderBy(asc(cookbookItems.position));
    return { ...cookbook, itemIds: rows.map((row) => row.itemId) };
  },
);

async function selectCookbooks(locale: Locale, slug?: string): Promise<CookbookCover[]> {
  const rows = await db
    .select({
      id: cookbooks.id,
      slug: cookbooks.slug,
      titles: cookbooks.titles,
      summaries: cookbooks.summaries,
      cover: pictureColumn(locale),
      owner: { name: users.name, slug: users.slug },
      count: sql<number>`(select count(*)::int from cookbook_items join items on items.id = cookbook_items.item_id
        where cookbook_items.cookbook_id = ${cookbooks.id} and ${isPublic()})`,
    })
    .from(cookbooks)
    .innerJoin(users, eq(users.id, cookbooks.userId))
    .leftJoin(pictures, eq(pictures.id, cookbooks.coverId))
    .where(and(eq(cookbooks.visibility, "public"), slug === undefined ? undefined : eq(cookbooks.slug, slug)))
    .orderBy(desc(cookbooks.createdAt), asc(cookbooks.slug));
  return rows.map(({ titles, summaries, ...row }) => ({
    ...row,
    title: pickLocale(titles, locale) ?? "",
    summary: pickLocale(summaries, locale) ?? "",
    href: slugAddress(locale, "/cookbooks/[slug]", row.slug),
  }));
}
