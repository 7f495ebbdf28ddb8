import { and, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { cookbooks } from "./tables/cookbooks.ts";
import { items } from "./tables/items.ts";
import { users } from "./tables/users.ts";

/*
 * The rule of what readers see, once for all queries: an item is public when it is live, its date
 * of publication has come and its date of expiry has not. Triggers copy both dates to `search_docs`
 * and the former to `item_categories`, `item_tags` and `recipe_ingredients`, as null unless it is
 * live.
 */

/** Condition on `items` without the dates: word for word the predicate of its partial indexes. */
export const isLive = sql`state = 'live'`;

/** Condition on `items`: readers see it now. */
export function isPublicItem(): SQL {
  return sql`(${items.state} = 'live' and ${isWithinDates(items.publishedAt, items.expiresAt)})`;
}

/**
 * Condition on a row of `search_docs`: readers see its item now.
 * @param table Name or alias of the table in the query.
 */
export function isPublicDocument(table = "search_docs"): SQL {
  return isWithinDates(sql.raw(`${table}.published_at`), sql.raw(`${table}.expires_at`));
}

/**
 * Condition on a row with a copy of `published_at`: its item is published. Does not look at the
 * date of expiry, which these tables do not have.
 * @param table Name or alias of the table in the query.
 */
export function isPublished(table: string): SQL {
  return sql.raw(`${table}.published_at <= now()`);
}

/**
 * Ids of all expired items. There are few, so a query reads them once instead of the item of each
 * row.
 */
export const expiredItemIds = sql`(select id from items where expires_at <= now())`;

function isWithinDates(publishedAt: SQLWrapper, expiresAt: SQLWrapper): SQL {
  return sql`(${publishedAt} <= now() and (${expiresAt} is null or ${expiresAt} > now()))`;
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
  return sql`(${cookbooks.visibility} = 'public' and ${cookbooks.deletedAt} is null)`;
}

/** Condition on `cookbooks`: has a page. That of an unlisted one is read by those who know it. */
export function isSharedCookbook(): SQL {
  return sql`(${cookbooks.visibility} in ('public', 'unlisted') and ${cookbooks.deletedAt} is null)`;
}
