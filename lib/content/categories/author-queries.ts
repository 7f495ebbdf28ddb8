import "server-only";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { categories, categoryTexts } from "#lib/platform/db/tables/categories.ts";
import { itemCategories, items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** Groups that say what is cooked; the others say when, for whom and how fast. */
const groupKeys = ["group-course", "group-cuisine", "group-baking", "group-drinks", "group-ingredient"];
/** Their titles, "All drinks", say less than those of their groups. */
const wholeGroupKeys: ReadonlySet<string> = new Set(["baking-all", "drinks-all"]);
const maxTopics = 4;
/** A single recipe is no habit. */
const minRecipes = 2;

const groups = alias(categories, "groups");
const groupTexts = alias(categoryTexts, "group_texts");

/** Lists titles of the categories with most of the public recipes of an author, at most four. */
export const listAuthorTopics = cached(
  "author-topics",
  () => [cacheTags.cards, cacheTags.categories],
  async (locale: Locale, authorId: string): Promise<string[]> => {
    const count = sql`count(*)`;
    const rows = await db
      .select({ key: categories.key, title: categoryTexts.title, groupTitle: groupTexts.title })
      .from(items)
      .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.locale, locale)))
      .innerJoin(itemCategories, eq(itemCategories.itemId, items.id))
      .innerJoin(categories, eq(categories.id, itemCategories.categoryId))
      .innerJoin(categoryTexts, and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.locale, locale)))
      .innerJoin(groups, and(eq(groups.id, categories.parentId), inArray(groups.key, groupKeys)))
      .innerJoin(groupTexts, and(eq(groupTexts.categoryId, groups.id), eq(groupTexts.locale, locale)))
      .where(and(eq(items.authorId, authorId), eq(items.type, "recipe"), isPublicItem()))
      .groupBy(categories.id, categoryTexts.title, groupTexts.title)
      .having(sql`${count} >= ${minRecipes}`)
      .orderBy(desc(count), asc(categories.position))
      .limit(maxTopics);
    return rows.map(({ key, title, groupTitle }) => (wholeGroupKeys.has(key) ? groupTitle : title));
  },
);
