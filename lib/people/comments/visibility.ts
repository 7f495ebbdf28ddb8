import { type SQL, sql } from "drizzle-orm";
import { comments } from "#lib/platform/db/tables/community/comments.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";

/** Condition on `items`: readers comment on it. Static pages (the imprint) have no comments. */
export function isCommentable(): SQL {
  return sql`(${isPublicItem()} and not exists (
    select from stories where stories.item_id = ${items.id} and stories.story_type = 'static_page'))`;
}

/**
 * Condition on `comments`: readers see its text. Replies to a comment that is held or hidden are
 * not shown, replies to a deleted one are.
 */
export function isShownComment(): SQL {
  return sql`(${comments.state} = 'visible' and ${comments.deletedAt} is null and (
    ${comments.parentId} is null or exists (
      select from comments parent where parent.id = ${comments.parentId} and parent.state = 'visible')))`;
}

/** Condition on `comments`: begins a thread that readers see, maybe without its deleted text. */
export function isShownThread(): SQL {
  return sql`(${comments.parentId} is null and ${comments.state} = 'visible'
    and (${comments.deletedAt} is null or ${comments.replyCount} > 0))`;
}

/** Condition on `comments`: a reply that readers see below its thread. */
export function isShownReply(): SQL {
  return sql`(${comments.parentId} is not null and ${comments.state} = 'visible' and ${comments.deletedAt} is null)`;
}
