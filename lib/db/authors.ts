import { sql } from "drizzle-orm";

/** Ids of everybody who has something live, for `in`: read by leaps from one author to the next, past all their works. */
export const authorIds = sql`(
  with recursive authors as (
    (select author_id from items where state = 'live' order by author_id limit 1)
    union all
    select (select author_id from items where state = 'live' and author_id > authors.author_id order by author_id limit 1)
    from authors where author_id is not null)
  select author_id from authors where author_id is not null)`;
