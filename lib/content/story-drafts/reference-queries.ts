import "server-only";
import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { categories, categoryTexts } from "#lib/platform/db/tables/categories.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { pictures, videos } from "#lib/platform/db/tables/media.ts";
import { recipeTexts } from "#lib/platform/db/tables/recipes.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { tags, tagTexts } from "#lib/platform/db/tables/tags.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import type { EditorChoices, PictureChoice, ReferredItem } from "./references.ts";

const maxFound = 12;
const maxAuthors = 500;
const toPattern = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;
const toWords = (query: string) => query.split(/\s+/).filter(Boolean).slice(0, 8);

/**
 * Lists what the fields of the editor offer, in the language of the editor. Partners are offered
 * what readers see, and no other author.
 */
export async function getEditorChoices(
  locale: Locale,
  authorId: string,
  ownerId: string | null,
): Promise<EditorChoices> {
  const [authorRows, categoryRows, tagRows, videoRows] = await Promise.all([
    db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(or(ownerId ? undefined : ne(users.newType, "community"), eq(users.id, authorId)))
      .orderBy(asc(users.name))
      .limit(maxAuthors),
    db
      .select({ id: categories.id, name: categoryTexts.title })
      .from(categories)
      .innerJoin(categoryTexts, and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.locale, locale)))
      .orderBy(asc(categoryTexts.title)),
    db
      .select({ id: tags.id, name: tagTexts.title })
      .from(tags)
      .innerJoin(tagTexts, and(eq(tagTexts.tagId, tags.id), eq(tagTexts.locale, locale)))
      .where(ownerId ? eq(tags.isHidden, false) : undefined)
      .orderBy(asc(tagTexts.title)),
    ownerId
      ? []
      : db
          .select({ id: videos.id, titles: videos.titles })
          .from(videos)
          .orderBy(desc(videos.createdAt))
          .limit(maxAuthors),
  ]);
  return {
    authors: authorRows,
    categories: categoryRows,
    tags: tagRows,
    videos: videoRows.map(({ id, titles }) => ({ id, name: titles[locale] })),
  };
}

/** Finds public recipes and stories by words of their title in any language. */
export async function searchItems(locale: Locale, query: string, type: "recipe" | "any"): Promise<ReferredItem[]> {
  const words = toWords(query).map((word) => sql`title ilike ${toPattern(word)}`);
  if (words.length === 0) return [];
  const hasTitle = sql`exists (select from item_texts where item_texts.item_id = ${items.id} and ${and(...words)})`;
  const condition = and(isPublicItem(), hasTitle, type === "recipe" ? eq(items.type, "recipe") : undefined);
  return selectItems(locale, condition, maxFound);
}

/** The recipes and stories with these ids, published or not; for partners the public ones. */
export async function findItems(
  locale: Locale,
  ids: readonly string[],
  ownerId: string | null,
): Promise<ReferredItem[]> {
  if (ids.length === 0) return [];
  return selectItems(locale, and(inArray(items.id, [...ids]), ownerId ? isPublicItem() : undefined), ids.length);
}

function selectItems(locale: Locale, condition: SQL | undefined, limit: number): Promise<ReferredItem[]> {
  const inLanguage = sql`order by locale = ${locale} desc limit 1`;
  return db
    .select({
      id: items.id,
      type: items.type,
      title: sql<string>`coalesce((select title from item_texts where item_texts.item_id = ${items.id} ${inLanguage}), '')`,
      groups: sql<string[]>`coalesce((select ${recipeTexts.groups} from ${recipeTexts}
        where ${recipeTexts.itemId} = ${items.id} ${inLanguage}), '[]')`,
    })
    .from(items)
    .leftJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.locale, locale)))
    .leftJoin(stories, eq(stories.itemId, items.id))
    .where(condition)
    .orderBy(asc(itemTexts.title), asc(items.id))
    .limit(limit);
}

/**
 * Finds pictures by words of their alternative text, the newest first. With an owner only those
 * that they have uploaded.
 */
export async function searchPictures(locale: Locale, query: string, ownerId: string | null): Promise<PictureChoice[]> {
  const words = toWords(query).map((word) => sql`${pictures.alts}::text ilike ${toPattern(word)}`);
  const rows = await db
    .select({ id: pictures.id, alts: pictures.alts })
    .from(pictures)
    // Faces of users are no pictures for stories.
    .where(
      and(
        ...words,
        isNull(pictures.deletedAt),
        sql`not exists (select from users where users.picture_id = ${pictures.id})`,
        ownerId
          ? sql`exists (select from uploads where uploads.picture_id = ${pictures.id} and user_id = ${ownerId})`
          : undefined,
      ),
    )
    .orderBy(desc(pictures.createdAt), asc(pictures.id))
    .limit(2 * maxFound);
  return rows.map(({ id, alts }) => ({ id, src: pictureAddress(id, 384), alt: alts[locale] ?? "" }));
}

/** The pictures with these ids: sizes and texts. */
export async function findPictureRows(ids: readonly string[]) {
  const { id, width, height, alts } = pictures;
  return ids.length === 0
    ? []
    : db
        .select({ id, width, height, alts })
        .from(pictures)
        .where(inArray(id, [...ids]));
}
