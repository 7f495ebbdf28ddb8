import { sql } from "drizzle-orm";
import { isLive } from "./visibility.ts";

/**
 * Ids of all users with a live item, for `in`. Emulates an index skip scan: one index lookup per
 * author instead of one per item (https://wiki.postgresql.org/wiki/Loose_indexscan).
 */
export const publishedAuthorIds = sql`(
  with recursive authors as (
    (select author_id from items where ${isLive} order by author_id limit 1)
    union all
    select (select author_id from items where ${isLive} and author_id > authors.author_id order by author_id limit 1)
    from authors where author_id is not null)
  select author_id from authors where author_id is not null)`;
