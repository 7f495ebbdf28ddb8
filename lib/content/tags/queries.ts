import "server-only";
import { and, asc, eq, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { tags, tagTexts } from "#lib/platform/db/tables/tags.ts";
import { tagOrder } from "#lib/platform/db/tag-order.ts";
import { expiredItemIds, isPublished } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { slugAddress, slugAddresses } from "#lib/platform/routing/address.ts";
import { maxTagCount } from "./groups.ts";

export interface Tag {
  id: string;
  key: string;
  type: string;
  title: string;
  slug: string;
  href: string;
  /** Public recipes and stories with this tag, at most `maxTagCount` + 1. */
  count: number;
}

/**
 * Counts at most one item more than is displayed, because counting all items of a frequent tag
 * takes too long.
 */
const countTaggedItems = () => sql`select count(*)::int as count from (
  select from item_tags where item_tags.tag_id = ${tags.id} and ${isPublished("item_tags")}
    and item_tags.item_id not in ${expiredItemIds()}
  order by item_tags.published_at desc, item_tags.item_id desc limit ${sql.raw(String(maxTagCount + 1))}) as carrying`;

/** Lists all tags that are not hidden and have public items, by type and title. */
export const listTags = cached(
  "tags",
  () => [cacheTags.tags, cacheTags.cards],
  async (locale: Locale): Promise<Tag[]> => (await selectTags(locale)).filter(({ count }) => count > 0),
);

/** Lists all tags that are not hidden as they are now, by type and title. */
export async function selectTags(locale: Locale): Promise<Tag[]> {
  const rows = await db
    .select({
      id: tags.id,
      key: tags.key,
      type: tags.type,
      title: tagTexts.title,
      slug: tagTexts.slug,
      count: sql<number>`carried.count`,
    })
    .from(tags)
    .innerJoin(tagTexts, and(eq(tagTexts.tagId, tags.id), eq(tagTexts.locale, locale)))
    .innerJoin(sql`lateral (${countTaggedItems()}) as carried`, sql`true`)
    .where(eq(tags.isHidden, false))
    .orderBy(asc(tags.type), ...tagOrder);
  return rows.map((row) => ({ ...row, href: slugAddress(locale, "/tags/[slug]", row.slug) }));
}

/** Returns the tag with its address per language; null when there is none or it is hidden. */
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
