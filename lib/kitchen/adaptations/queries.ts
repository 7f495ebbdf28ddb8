import "server-only";
import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { adaptations } from "#lib/platform/db/tables/community/adaptations.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import { toPageCount } from "#lib/platform/http/pagination.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureColumn } from "#lib/platform/media/pictures/picture-column.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import type { AdaptationContent } from "./adaptation.ts";

export interface Adaptation {
  /** To be sent with the next change. */
  version: number;
  content: AdaptationContent;
  updatedAt: Date;
}

/** The changes of a user to a recipe; null without any. */
export async function getAdaptation(userId: string, itemId: string): Promise<Adaptation | null> {
  const { version, content, updatedAt } = adaptations;
  const [row] = await db
    .select({ version, content, updatedAt })
    .from(adaptations)
    .where(and(eq(adaptations.userId, userId), eq(adaptations.itemId, itemId)));
  return row ?? null;
}

/** Those of these items that the user has changed. */
export async function listAdaptedIds(userId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: adaptations.itemId })
    .from(adaptations)
    .where(and(eq(adaptations.userId, userId), inArray(adaptations.itemId, ids)));
  return new Set(rows.map(({ id }) => id));
}

/** An adaptation in the list of its user. */
export interface ListedAdaptation {
  recipeId: string;
  /** In the requested language, otherwise in the other one; empty without any. */
  title: string;
  picture: PictureView | null;
  /** The recipe's page; null while readers do not see it. */
  href: string | null;
  content: AdaptationContent;
  updatedAt: Date;
}

interface AdaptationPage {
  data: ListedAdaptation[];
  meta: { pagination: { page: number; pages: number; count: number } };
}

const pageSize = 24;

/** Lists one page of a user's adaptations, newest first. A page beyond the last is the last one. */
export async function listAdaptations(
  locale: Locale,
  options: { userId: string; page: number },
): Promise<AdaptationPage> {
  const isOwn = eq(adaptations.userId, options.userId);
  const [counted] = await db.select({ total: count() }).from(adaptations).where(isOwn);
  const total = counted?.total ?? 0;
  const pages = toPageCount(total, pageSize);
  const page = Math.min(options.page, pages);
  const nearestText = db
    .select({ title: itemTexts.title, slug: itemTexts.slug, locale: itemTexts.locale })
    .from(itemTexts)
    .where(eq(itemTexts.itemId, items.id))
    .orderBy(sql`${itemTexts.locale} = ${locale} desc`)
    .limit(1)
    .as("nearest_text");
  const rows = await db
    .select({
      recipeId: items.id,
      title: nearestText.title,
      slug: nearestText.slug,
      textLocale: nearestText.locale,
      isPublic: sql<boolean>`${isPublicItem()}`,
      picture: pictureColumn(locale),
      content: adaptations.content,
      updatedAt: adaptations.updatedAt,
    })
    .from(adaptations)
    .innerJoin(items, eq(items.id, adaptations.itemId))
    .leftJoinLateral(nearestText, sql`true`)
    .leftJoin(pictures, eq(pictures.id, items.pictureId))
    .where(isOwn)
    .orderBy(desc(adaptations.updatedAt), desc(adaptations.itemId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const data = rows.map(({ title, slug, textLocale, isPublic, ...row }) => ({
    ...row,
    title: title ?? "",
    href: isPublic && slug && textLocale ? slugAddress(textLocale, "/recipes/[slug]", slug) : null,
  }));
  return { data, meta: { pagination: { page, pages, count: total } } };
}
