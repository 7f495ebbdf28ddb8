import "server-only";
import { and, type SQL, sql } from "drizzle-orm";
import type { ItemType } from "#lib/db/tables/items.ts";
import type { StoryType } from "#lib/db/tables/stories.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { scope } from "#lib/search/scopes.ts";

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
  authorType?: "community";
  ingredientId?: string;
}

/**
 * What a list is read from: `listed` is one way into it that is in order (item_id, published_at), `docs` the narrow row of each item. Of
 * all conditions the one that leaves least is the way in, so that neither a page nor a count ever reads what it does not show.
 */
export interface ListSource {
  from: SQL;
  where: SQL | undefined;
}

/** The newest first: ordered by listed.published_at and listed.item_id. */
export function newestSource(filter: CardFilter): ListSource {
  const { listed, conditions } = wayIn(filter);
  return {
    from: sql`${listed} as listed join search_docs as docs on docs.item_id = listed.item_id`,
    where: and(sql`listed.published_at <= now()`, ...conditions, ...commonConditions(filter)),
  };
}

/** The most liked first: ordered by listed.like_count. */
export function popularSource(filter: CardFilter): ListSource {
  return {
    from: sql`item_stats as listed join search_docs as docs on docs.item_id = listed.item_id`,
    where: and(...memberships(filter).map(holds), ...commonConditions(filter)),
  };
}

function commonConditions({
  locale,
  type,
  storyType,
  theme,
  ids,
  notIds,
  authorType,
}: CardFilter): (SQL | undefined)[] {
  const isStory = storyType !== undefined || theme !== undefined;
  return [
    sql`docs.published_at <= now() and (docs.expires_at is null or docs.expires_at > now()) and ${locale} = any(docs.locales)`,
    type && sql`docs.type = ${type}`,
    ids && sql`docs.item_id = any(${uuids(ids)})`,
    notIds?.length ? sql`docs.item_id <> all(${uuids(notIds)})` : undefined,
    authorType && sql`docs.vector @@ ${`'@${scope.author(authorType)}'`}::tsquery`,
    isStory
      ? sql`exists (select from stories where stories.item_id = docs.item_id
          and ${and(storyType && sql`story_type = ${storyType}`, theme === undefined ? undefined : sql`theme = ${theme}`)})`
      : undefined,
  ];
}

/** A table of what belongs to what, and what to belong to. */
interface Membership {
  table: SQL;
  condition: SQL;
  /** The table where each item stands in it at most once, in the order of its date. */
  list?: SQL;
}

function memberships({ categoryIds, tagKeys = [], ingredientId, authorId }: CardFilter): Membership[] {
  const [one, ...others] = categoryIds ?? [];
  const isOne = one !== undefined && others.length === 0;
  return [
    ...(authorId === undefined ? [] : [{ table: written, condition: sql`author_id = ${authorId}`, list: written }]),
    ...(ingredientId === undefined
      ? []
      : [{ table: sql`recipe_ingredients`, condition: sql`ingredient_id = ${ingredientId}`, list: used }]),
    // An index is in order for one value, not for any of a list of one.
    ...(categoryIds
      ? [
          isOne
            ? { table: categorised, condition: sql`category_id = ${one}`, list: categorised }
            : { table: categorised, condition: sql`category_id = any(${uuids(categoryIds)})` },
        ]
      : []),
    ...tagKeys.map((key) => ({
      table: tagged,
      condition: sql`tag_id = (select id from tags where key = ${key})`,
      list: tagged,
    })),
  ];
}

const written = sql`(select id as item_id, author_id, type, published_at from items where state = 'live')`;
const categorised = sql`item_categories`;
const tagged = sql`item_tags`;
/** What is in a recipe twice, in its dough and in its filling, puts it into the list once: its rows are neighbours in the index. */
const used = sql`(select distinct on (ingredient_id, published_at, item_id) ingredient_id, published_at, item_id
  from recipe_ingredients order by ingredient_id, published_at desc, item_id desc)`;

function wayIn(filter: CardFilter): { listed: SQL; conditions: SQL[] } {
  const all = memberships(filter);
  const way = all.find(({ list }) => list);
  if (way?.list) {
    return { listed: way.list, conditions: [way.condition, ...all.filter((other) => other !== way).map(holds)] };
  }
  const type = filter.storyType || filter.theme ? "article" : filter.type;
  if (!type) return { listed: sql`(select item_id, published_at from search_docs)`, conditions: all.map(holds) };
  return { listed: written, conditions: [sql`listed.type = ${type}`, ...all.map(holds)] };
}

function holds({ table, condition }: Membership): SQL {
  return sql`exists (select from ${table} as held where held.item_id = docs.item_id and ${condition})`;
}

const uuids = (ids: string[]) => sql`${`{${ids.join(",")}}`}::uuid[]`;
