import "server-only";
import { and, asc, eq, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/cache.ts";
import { db } from "#lib/db/client.ts";
import { tags, tagTexts } from "#lib/db/tables/taxonomy.ts";
import { tagOrder } from "#lib/db/tag-order.ts";
import { slugAddress, slugAddresses } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";

import { mostCounted } from "./groups.ts";

export interface Tag {
  key: string;
  type: string;
  title: string;
  slug: string;
  href: string;
  /** Public recipes and stories that carry it, `mostCounted` + 1 for all that are more. */
  count: number;
}

/**
 * Counted one by one: nobody needs to know how many more than a thousand there are. Few things expire, so that those which have are looked
 * up once, and not each carrier.
 */
const carriers = sql`select count(*)::int as count from (
  select from item_tags where item_tags.tag_id = ${tags.id} and item_tags.published_at <= now()
    and item_tags.item_id not in (select id from items where expires_at <= now())
  order by item_tags.published_at desc, item_tags.item_id desc limit ${sql.raw(String(mostCounted + 1))}) as carrying`;

/** All tags readers may see that have something to show, by type and title. */
export const listTags = cached(
  "tags",
  () => [cacheTags.tags, cacheTags.cards],
  async (locale: Locale): Promise<Tag[]> => {
    const rows = await db
      .select({
        key: tags.key,
        type: tags.type,
        title: tagTexts.title,
        slug: tagTexts.slug,
        count: sql<number>`carried.count`,
      })
      .from(tags)
      .innerJoin(tagTexts, and(eq(tagTexts.tagId, tags.id), eq(tagTexts.locale, locale)))
      .innerJoin(sql`lateral (${carriers}) as carried`, sql`carried.count > 0`)
      .where(eq(tags.isHidden, false))
      .orderBy(asc(tags.type), ...tagOrder);
    return rows.map((row) => ({ ...row, href: slugAddress(locale, "/tags/[slug]", row.slug) }));
  },
);

/** The public tag with this slug and its address per language, or null. */
export const getTag = cached(
  "tag",
  () => [cacheTags.tags],
  async (locale: Locale, slug: string) => {
    const [tag] = await db
      .select({
        id: tags.id,
        key: tags.key,
        type: tags.type,
        title: tagTexts.title,
        slug: tagTexts.slug,
        summary: tagTexts.summary,
      })
      .from(tagTexts)
      .innerJoin(tags, eq(tags.id, tagTexts.tagId))
      .where(and(eq(tagTexts.locale, locale), eq(tagTexts.slug, slug), eq(tags.isHidden, false)));
    if (!tag) return null;
    const texts = await db
      .select({ locale: tagTexts.locale, slug: tagTexts.slug })
      .from(tagTexts)
      .where(eq(tagTexts.tagId, tag.id));
    return { ...tag, alternates: slugAddresses("/tags/[slug]", texts) };
  },
);
