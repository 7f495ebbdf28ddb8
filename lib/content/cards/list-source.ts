import "server-only";
import { and, type SQL, sql } from "drizzle-orm";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import type { ItemType } from "#lib/platform/db/tables/items.ts";
import type { StoryType } from "#lib/platform/db/tables/stories.ts";
import { uuidArray } from "#lib/platform/db/uuid-array.ts";
import { isLive, isPublicDocument, isPublished } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/**
 * Conditions on a list of cards; all given ones must hold. Static pages and unpublished items never
 * match.
 */
export interface CardFilter {
  locale: Locale;
  type?: ItemType;
  storyType?: StoryType;
  theme?: string;
  ids?: string[];
  notIds?: string[];
  /**
   * Any of these categories. No item belongs to a group itself: pass the categories of the group.
   */
  categoryIds?: string[];
  /** All of these tags, by key. */
  tagKeys?: string[];
  authorId?: string;
  authorType?: "community";
  ingredientId?: string;
}

/**
 * The FROM and WHERE of a list. `listed` is the access path, a table sorted by (published_at,
 * item_id) through an index; `docs` is the narrow row of `search_docs` of each item. The most
 * selective condition becomes the access path, so that neither a page nor a count reads rows it
 * does not need.
 */
interface ListSource {
  from: SQL;
  where: SQL | undefined;
}

/**
 * Builds the source of a list to be ordered by listed.published_at and listed.item_id, newest
 * first.
 */
export function buildNewestSource(filter: CardFilter): ListSource {
  const { listed, conditions } = chooseAccessPath(filter);
  return {
    from: sql`${listed} as listed join search_docs as docs on docs.item_id = listed.item_id`,
    where: and(isPublished("listed"), ...conditions, ...buildCommonConditions(filter)),
  };
}

/** Builds the source of a list to be ordered by listed.like_count, most liked first. */
export function buildPopularSource(filter: CardFilter): ListSource {
  return {
    from: sql`item_stats as listed join search_docs as docs on docs.item_id = listed.item_id`,
    where: and(...listMemberships(filter).map(membershipExists), ...buildCommonConditions(filter)),
  };
}

function buildCommonConditions(filter: CardFilter): (SQL | undefined)[] {
  const { locale, type, storyType, theme, ids, notIds, authorType } = filter;
  const isStory = storyType !== undefined || theme !== undefined;
  return [
    sql`${isPublicDocument("docs")} and ${locale} = any(docs.locales)`,
    type && sql`docs.type = ${type}`,
    ids && sql`docs.item_id = any(${uuidArray(ids)})`,
    notIds?.length ? sql`docs.item_id <> all(${uuidArray(notIds)})` : undefined,
    authorType && sql`docs.vector @@ ${`'@${listTerm.author(authorType)}'`}::tsquery`,
    isStory
      ? sql`exists (select from stories where stories.item_id = docs.item_id
          and ${and(storyType && sql`story_type = ${storyType}`, theme === undefined ? undefined : sql`theme = ${theme}`)})`
      : undefined,
  ];
}

/** A table that says which items belong to something, and the condition on what they belong to. */
interface Membership {
  table: SQL;
  condition: SQL;
  /** The table as an access path: each item at most once, sorted by date. */
  list?: SQL;
}

function listMemberships({ categoryIds, tagKeys = [], ingredientId, authorId }: CardFilter): Membership[] {
  const [onlyCategory, ...otherCategories] = categoryIds ?? [];
  const memberships: Membership[] = [];
  if (authorId !== undefined) {
    memberships.push({ table: authoredItems, condition: sql`author_id = ${authorId}`, list: authoredItems });
  }
  if (ingredientId !== undefined) {
    const condition = sql`ingredient_id = ${ingredientId}`;
    memberships.push({ table: sql`recipe_ingredients`, condition, list: ingredientRecipes });
  }
  if (categoryIds && onlyCategory !== undefined && otherCategories.length === 0) {
    // An index is sorted for `= id`, but not for `= any(array of one id)`.
    const condition = sql`category_id = ${onlyCategory}`;
    memberships.push({ table: categorizedItems, condition, list: categorizedItems });
  } else if (categoryIds) {
    memberships.push({ table: categorizedItems, condition: sql`category_id = any(${uuidArray(categoryIds)})` });
  }
  for (const key of tagKeys) {
    const condition = sql`tag_id = (select id from tags where key = ${key})`;
    memberships.push({ table: taggedItems, condition, list: taggedItems });
  }
  return memberships;
}

const authoredItems = sql`(select id as item_id, author_id, type, published_at from items where ${isLive})`;
const categorizedItems = sql`item_categories`;
const taggedItems = sql`item_tags`;
/**
 * A recipe may use an ingredient twice, in the dough and in the filling; both rows are neighbours
 * in the index.
 */
const ingredientRecipes = sql`(select distinct on (ingredient_id, published_at, item_id) ingredient_id, published_at, item_id
  from recipe_ingredients order by ingredient_id, published_at desc, item_id desc)`;

function chooseAccessPath(filter: CardFilter): { listed: SQL; conditions: SQL[] } {
  const memberships = listMemberships(filter);
  const accessPath = memberships.find(({ list }) => list);
  if (accessPath?.list) {
    const others = memberships.filter((other) => other !== accessPath);
    return { listed: accessPath.list, conditions: [accessPath.condition, ...others.map(membershipExists)] };
  }
  const conditions = memberships.map(membershipExists);
  const type = filter.storyType || filter.theme ? "article" : filter.type;
  if (!type) return { listed: sql`(select item_id, published_at from search_docs)`, conditions };
  return { listed: authoredItems, conditions: [sql`listed.type = ${type}`, ...conditions] };
}

function membershipExists({ table, condition }: Membership): SQL {
  return sql`exists (select from ${table} as held where held.item_id = docs.item_id and ${condition})`;
}
