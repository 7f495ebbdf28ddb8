import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { itemBadge, itemDietMark } from "#lib/platform/db/item-badge.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { itemStats } from "#lib/platform/db/tables/likes.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { recipes } from "#lib/platform/db/tables/recipes.ts";
import { stories, storyTexts } from "#lib/platform/db/tables/stories.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { pictureColumn } from "#lib/platform/media/pictures/picture-column.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import type { Card } from "./card.ts";

/**
 * Returns the cards of these items in the order of `ids`. Does not check whether they are public.
 */
export async function getCards(locale: Locale, ids: string[]): Promise<Card[]> {
  const rows = ids.length === 0 ? [] : await selectRows(locale, ids);
  return ids.flatMap((id) => {
    const row = rows.find((candidate) => candidate.id === id);
    return row ? [toCard(row, locale)] : [];
  });
}

function selectRows(locale: Locale, ids: string[]) {
  return db
    .select(cardColumns(locale))
    .from(items)
    .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.locale, locale)))
    .innerJoin(users, eq(users.id, items.authorId))
    .leftJoin(pictures, eq(pictures.id, items.pictureId))
    .leftJoin(recipes, eq(recipes.itemId, items.id))
    .leftJoin(stories, eq(stories.itemId, items.id))
    .leftJoin(storyTexts, and(eq(storyTexts.itemId, items.id), eq(storyTexts.locale, locale)))
    .leftJoin(itemStats, eq(itemStats.itemId, items.id))
    .where(inArray(items.id, ids));
}

function cardColumns(locale: Locale) {
  return {
    id: items.id,
    type: items.type,
    state: items.state,
    storyType: stories.storyType,
    slug: itemTexts.slug,
    title: itemTexts.title,
    summary: itemTexts.summary,
    isSponsored: items.isSponsored,
    hasVideo: sql<boolean>`${items.videoId} is not null`,
    minutes: sql<number>`coalesce(${recipes.minutes}, ${storyTexts.readingMinutes}, 0)`,
    likeCount: sql<number>`coalesce(${itemStats.likeCount}, 0)`,
    publishedAt: items.publishedAt,
    tagKeys: sql<
      string[]
    >`array(select tags.key from item_tags join tags on tags.id = item_tags.tag_id where item_tags.item_id = ${items.id})`,
    author: { name: users.name, slug: users.slug, newType: users.newType },
    picture: pictureColumn(locale),
  };
}

type CardRow = Awaited<ReturnType<typeof selectRows>>[number];

function toCard({ tagKeys, state, slug, publishedAt, ...card }: CardRow, locale: Locale): Card {
  return {
    ...card,
    href: slugAddress(locale, card.type === "recipe" ? "/recipes/[slug]" : "/stories/[slug]", slug),
    badge: itemBadge({ type: card.type, state, tagKeys }),
    diet: itemDietMark({ type: card.type, tagKeys }),
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}
