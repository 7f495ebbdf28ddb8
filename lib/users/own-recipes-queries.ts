import "server-only";
import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { type ItemState, items, itemTexts } from "#lib/db/tables/items.ts";
import { pictures } from "#lib/db/tables/media.ts";
import { isPublicItem } from "#lib/db/visibility.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { PictureView } from "#lib/media/pictures/picture.ts";
import { pictureColumn } from "#lib/media/pictures/picture-column.ts";
import { slugAddress } from "#lib/routing/address.ts";

/** A recipe in any state, as its author sees it. */
export interface OwnRecipe {
  id: string;
  state: ItemState;
  /** In the requested language, otherwise in the other one; empty when missing. */
  title: string;
  picture: PictureView | null;
  /** Null for a recipe that is not public. */
  href: string | null;
  /** Why the editors rejected it. */
  reason: string | null;
}

interface OwnRecipes {
  data: OwnRecipe[];
  meta: { pagination: { page: number; pages: number; count: number } };
}

const pageSize = 24;

/**
 * Lists one page of an author's recipes: unpublished ones first, then by date. A page beyond the
 * last one is the last one.
 */
export async function listOwnRecipes(locale: Locale, userId: string, requestedPage: number): Promise<OwnRecipes> {
  const isOwn = and(eq(items.authorId, userId), eq(items.type, "recipe"));
  const count = await db.$count(items, isOwn);
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const page = Math.min(requestedPage, pages);
  const nearestText = db
    .select({ locale: itemTexts.locale, slug: itemTexts.slug, title: itemTexts.title })
    .from(itemTexts)
    .where(eq(itemTexts.itemId, items.id))
    .orderBy(sql`${itemTexts.locale} = ${locale} desc`)
    .limit(1)
    .as("nearest_text");
  const rows = await db
    .select({
      id: items.id,
      state: items.state,
      rejection: items.rejection,
      isPublic: sql<boolean>`${isPublicItem()}`,
      textLocale: nearestText.locale,
      slug: nearestText.slug,
      title: nearestText.title,
      picture: pictureColumn(locale),
    })
    .from(items)
    .leftJoinLateral(nearestText, sql`true`)
    .leftJoin(pictures, eq(pictures.id, items.pictureId))
    .where(isOwn)
    .orderBy(
      sql`${items.state} = 'live'`,
      desc(sql`coalesce(${items.publishedAt}, ${items.updatedAt})`),
      desc(items.id),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const data = rows.map(({ id, state, title, picture, slug, textLocale, rejection, isPublic: isShown }) => ({
    id,
    state,
    title: title ?? "",
    picture,
    href: isShown && slug && textLocale ? slugAddress(textLocale, "/recipes/[slug]", slug) : null,
    reason: state === "rejected" ? (rejection?.reason ?? null) : null,
  }));
  return { data, meta: { pagination: { page, pages, count } } };
}
