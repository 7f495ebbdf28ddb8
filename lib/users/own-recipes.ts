import "server-only";
import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { isPublic } from "#lib/db/public.ts";
import { type ItemState, items, itemTexts } from "#lib/db/tables/items.ts";
import { pictures } from "#lib/db/tables/pictures.ts";
import { slugAddress } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { PictureView } from "#lib/media/picture.ts";
import { pictureColumn } from "#lib/media/picture-columns.ts";

/** A recipe as its author sees it, in whatever state. */
export interface OwnRecipe {
  id: string;
  state: ItemState;
  /** In the language asked for, else in the other one; empty while it has none. */
  title: string;
  picture: PictureView | null;
  /** Its page; null where readers see none. */
  href: string | null;
  /** What the editors wrote when they sent it back. */
  reason: string | null;
}

export interface OwnRecipes {
  data: OwnRecipe[];
  meta: { pagination: { page: number; pages: number; count: number } };
}

const pageSize = 24;

/** One page of what somebody has written: what is in the works first, then the published, newest first. Page numbers end at the last page. */
export async function listOwnRecipes(locale: Locale, userId: string, wanted: number): Promise<OwnRecipes> {
  const isOwn = and(eq(items.authorId, userId), eq(items.type, "recipe"));
  const count = await db.$count(items, isOwn);
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const page = Math.min(wanted, pages);
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
      isPublic: sql<boolean>`${isPublic()}`,
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
