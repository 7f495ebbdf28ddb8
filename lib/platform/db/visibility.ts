import { and, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { contentTime } from "#lib/platform/time/content-time.ts";
import { cookbooks } from "./tables/cookbooks.ts";
import { items } from "./tables/items.ts";
import { users } from "./tables/users.ts";

/*
 * The rule of what readers see, once for all queries: an item is public when it is live, its date
 * of publication has come and its date of expiry has not. Triggers copy both dates to `search_docs`
 * and the former to `item_categories`, `item_tags` and `recipe_ingredients`, as null unless it is
 * live. `at` is another instant than now; by default that of a page which editors preview.
 */

/** Condition on `items` without the dates: word for word the predicate of its partial indexes. */
export const isLive = sql`state = 'live'`;

/** Condition on `items`: readers see it now. */
export function isPublicItem(at = contentTime()): SQL {
  return sql`(${items.state} = 'live' and ${isWithinDates(items.publishedAt, items.expiresAt, at)})`;
}

/**
 * Condition on a row of `search_docs`: readers see its item now.
 * @param table Name or alias of the table in the query.
 */
export function isPublicDocument(table = "search_docs", at = contentTime()): SQL {
  return isWithinDates(sql.raw(`${table}.published_at`), sql.raw(`${table}.expires_at`), at);
}

/**
 * Condition on a row with a copy of `published_at`: its item is published. Does not look at the
 * date of expiry, which these tables do not have.
 * @param table Name or alias of the table in the query.
 */
export function isPublished(table: string, at = contentTime()): SQL {
  return sql`${sql.raw(`${table}.published_at`)} <= ${toInstant(at)}`;
}

/**
 * Ids of all expired items. There are few, so a query reads them once instead of the item of each
 * row.
 */
export function expiredItemIds(at = contentTime()): SQL {
  return sql`(select id from items where expires_at <= ${toInstant(at)})`;
}

function isWithinDates(publishedAt: SQLWrapper, expiresAt: SQLWrapper, at?: Date): SQL {
  const instant = toInstant(at);
  return sql`(${publishedAt} <= ${instant} and (${expiresAt} is null or ${expiresAt} > ${instant}))`;
}

function toInstant(at?: Date): SQL {
  return at ? sql`${at.toISOString()}::timestamptz` : sql.raw("now()");
}

/**
 * Condition on `users`: has a public profile. A user with an email address has one after confirming
 * it. Banned users and users who requested their deletion have none.
 */
export function isPublicUser(): SQL | undefined {
  return and(
    isNull(users.bannedAt),
    isNull(users.deletionRequestedAt),
    or(isNull(users.email), isNotNull(users.emailConfirmedAt)),
  );
}

/** Condition on `cookbooks`: appears in lists, in the sitemap and in search engines. */
export function isListedCookbook(): SQL {
  return sql`(${cookbooks.visibility} = 'public' and ${isNotTakenDown()})`;
}

/** Condition on `cookbooks`: has a page. That of an unlisted one is read by those who know it. */
export function isSharedCookbook(): SQL {
  return sql`(${cookbooks.visibility} in ('public', 'unlisted') and ${isNotTakenDown()})`;
}

/** Condition on `cookbooks`: neither its owner has deleted it nor have editors hidden it. */
export function isNotTakenDown(): SQL {
  return sql`${cookbooks.deletedAt} is null and ${cookbooks.hiddenAt} is null`;
}
