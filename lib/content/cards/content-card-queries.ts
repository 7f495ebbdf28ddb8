import "server-only";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { env } from "#lib/platform/config/env.ts";
import { db } from "#lib/platform/db/client.ts";
import { type ItemState, type ItemType, items, itemTags, itemTexts } from "#lib/platform/db/tables/items.ts";
import { itemStats } from "#lib/platform/db/tables/likes.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { recipes } from "#lib/platform/db/tables/recipes.ts";
import { tags, tagTexts } from "#lib/platform/db/tables/tags.ts";
import { type UserType, users } from "#lib/platform/db/tables/users.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";

interface ContentImage {
  /** Absolute. */
  url: string;
  width: number;
  height: number;
}

interface ContentTag {
  id: string;
  slug: string;
  title: string;
  type: string;
  is_hidden: false;
}

/** A card in the API's format; only recipes have `duration` (minutes), `tags` and `video`. */
export interface ContentCard {
  id: string;
  slug: string;
  title: string;
  type: ItemType;
  image: ContentImage | null;
  user_reactions: { like_count: number };
  publishing: { state: ItemState; published: string | null };
  author: { name: string; slug: string; image: ContentImage | null; new_type: UserType };
  duration?: { preparation: number; baking: number; resting: number };
  tags?: ContentTag[];
  /** Only of a video recipe. */
  video?: { id: string };
}

const maxImageWidthPx = 1200;
const maxAvatarWidthPx = 384;
const avatars = alias(pictures, "avatars");

/**
 * Returns the API's cards of these items in the order of `ids`, without hidden tags. Does not check
 * whether the items are public.
 */
export async function getContentCards(locale: Locale, ids: string[]): Promise<ContentCard[]> {
  if (ids.length === 0) return [];
  const [rows, tagRows] = await Promise.all([selectRows(locale, ids), selectTags(locale, ids)]);
  return ids.flatMap((id) => {
    const row = rows.find((candidate) => candidate.id === id);
    const ownTags = tagRows.filter(({ itemId }) => itemId === id);
    return row ? [toContentCard(row, ownTags)] : [];
  });
}

function selectRows(locale: Locale, ids: string[]) {
  return db
    .select({
      id: items.id,
      type: items.type,
      state: items.state,
      publishedAt: items.publishedAt,
      videoId: items.videoId,
      slug: itemTexts.slug,
      title: itemTexts.title,
      likeCount: sql<number>`coalesce(${itemStats.likeCount}, 0)`,
      preparation: recipes.preparation,
      baking: recipes.baking,
      resting: recipes.resting,
      author: { name: users.name, slug: users.slug, newType: users.newType },
      picture: { id: pictures.id, width: pictures.width, height: pictures.height },
      avatar: { id: avatars.id, width: avatars.width, height: avatars.height },
    })
    .from(items)
    .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.locale, locale)))
    .innerJoin(users, eq(users.id, items.authorId))
    .leftJoin(pictures, eq(pictures.id, items.pictureId))
    .leftJoin(avatars, eq(avatars.id, users.pictureId))
    .leftJoin(recipes, eq(recipes.itemId, items.id))
    .leftJoin(itemStats, eq(itemStats.itemId, items.id))
    .where(inArray(items.id, ids));
}

function selectTags(locale: Locale, ids: string[]) {
  return db
    .select({ itemId: itemTags.itemId, id: tags.id, slug: tagTexts.slug, title: tagTexts.title, type: tags.type })
    .from(itemTags)
    .innerJoin(tags, and(eq(tags.id, itemTags.tagId), eq(tags.isHidden, false)))
    .innerJoin(tagTexts, and(eq(tagTexts.tagId, tags.id), eq(tagTexts.locale, locale)))
    .where(inArray(itemTags.itemId, ids))
    .orderBy(asc(tags.type), asc(tagTexts.title));
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];
type TagRow = Awaited<ReturnType<typeof selectTags>>[number];

function toContentCard(row: Row, tagRows: TagRow[]): ContentCard {
  const { id, slug, title, type, state, author, preparation, baking, resting } = row;
  return {
    id,
    slug,
    title,
    type,
    image: toImage(row.picture, maxImageWidthPx),
    user_reactions: { like_count: row.likeCount },
    publishing: { state, published: row.publishedAt?.toISOString() ?? null },
    author: {
      name: author.name,
      slug: author.slug,
      image: toImage(row.avatar, maxAvatarWidthPx),
      new_type: author.newType,
    },
    ...(preparation !== null && {
      duration: { preparation, baking: baking ?? 0, resting: resting ?? 0 },
      tags: tagRows.map(({ itemId: _, ...tag }) => ({ ...tag, is_hidden: false as const })),
      ...(row.videoId && { video: { id: row.videoId } }),
    }),
  };
}

function toImage(
  picture: Row["picture"],
  maxWidthPx: typeof maxImageWidthPx | typeof maxAvatarWidthPx,
): ContentImage | null {
  if (!picture) return null;
  const width = Math.min(maxWidthPx, picture.width);
  return {
    url: env.SITE_URL + pictureAddress(picture.id, maxWidthPx),
    width,
    height: Math.round((picture.height * width) / picture.width),
  };
}
