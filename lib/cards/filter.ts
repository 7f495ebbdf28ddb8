import "server-only";
import { and, eq, exists, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { isPublic } from "#lib/db/public.ts";
import { type ItemType, itemCategories, items, itemTags } from "#lib/db/tables/items.ts";
import { recipeIngredients, recipes } from "#lib/db/tables/recipes.ts";
import { type StoryType, stories } from "#lib/db/tables/stories.ts";
import { tags } from "#lib/db/tables/taxonomy.ts";
import { type UserType, users } from "#lib/db/tables/users.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** Conditions on a list of cards; all given ones must hold. Static pages and what is not public never match. */
export interface CardFilter {
  locale: Locale;
  type?: ItemType;
  storyType?: StoryType;
  theme?: string;
  ids?: string[];
  notIds?: string[];
  /** Any of these categories. Nothing is filed under a group itself: who means one names its entries. */
  categoryIds?: string[];
  /** Every one of these tags, by key. */
  tagKeys?: string[];
  authorId?: string;
  authorType?: UserType;
  ingredientId?: string;
  /** Whole duration in minutes at most; articles never match. */
  maxMinutes?: number;
}

/** The WHERE of a card list; the FROM must join item_texts (in the filter's locale), users, and left join recipes and stories. */
export function cardConditions(filter: CardFilter): SQL | undefined {
  const { type, storyType, theme, ids, notIds, categoryIds, tagKeys, authorId, authorType, ingredientId } = filter;
  return and(
    isPublic(),
    or(isNull(stories.storyType), ne(stories.storyType, "static_page")),
    type === undefined ? undefined : eq(items.type, type),
    storyType === undefined ? undefined : eq(stories.storyType, storyType),
    theme === undefined ? undefined : eq(stories.theme, theme),
    ids && inArray(items.id, ids),
    notIds?.length ? sql`${items.id} <> all(${sql.param(notIds)}::uuid[])` : undefined,
    categoryIds && inCategories(categoryIds),
    ...(tagKeys ?? []).map(hasTag),
    authorId === undefined ? undefined : eq(items.authorId, authorId),
    authorType === undefined ? undefined : eq(users.newType, authorType),
    ingredientId === undefined ? undefined : hasIngredient(ingredientId),
    filter.maxMinutes === undefined ? undefined : lte(recipes.minutes, filter.maxMinutes),
  );
}

function inCategories(categoryIds: string[]): SQL {
  const rows = db
    .select({ one: sql`1` })
    .from(itemCategories)
    .where(and(eq(itemCategories.itemId, items.id), inArray(itemCategories.categoryId, categoryIds)));
  return exists(rows);
}

function hasTag(key: string): SQL {
  const rows = db
    .select({ one: sql`1` })
    .from(itemTags)
    .innerJoin(tags, eq(tags.id, itemTags.tagId))
    .where(and(eq(itemTags.itemId, items.id), eq(tags.key, key)));
  return exists(rows);
}

function hasIngredient(ingredientId: string): SQL {
  const rows = db
    .select({ one: sql`1` })
    .from(recipeIngredients)
    .where(and(eq(recipeIngredients.itemId, items.id), eq(recipeIngredients.ingredientId, ingredientId)));
  return exists(rows);
}
