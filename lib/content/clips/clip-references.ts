import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { clipIdKey, selectKeyedIds } from "#lib/platform/db/json/keyed-ids.ts";
import type { ClipUseKind } from "./use-kinds.ts";

/** JSON columns with ids of clips, and the column with the id of what shows them. */
const jsonColumns: readonly [ClipUseKind, table: string, column: string, subject: string][] = [
  ["item", "recipes", "steps", "item_id"],
  ["item", "story_texts", "body", "item_id"],
  ["module", "feed_modules", "data", "id"],
  ["draft", "recipe_drafts", "content", "id"],
  ["workingCopy", "story_drafts", "content", "item_id"],
  ["workingCopy", "recipe_working_copies", "content", "id"],
  ["revision", "story_revisions", "content", "item_id"],
  ["revision", "recipe_revisions", "content", "recipe_id"],
  ["revision", "feed_revisions", "modules", "module_id"],
];

/**
 * A query for all uses of clips: `clip_id`, `kind` and `subject_id`. The JSON is read once for all
 * clips.
 */
export function selectClipUses(): SQL {
  const inJson = jsonColumns.map(
    ([kind, table, column, subject]) =>
      sql`select found.id, ${sql.raw(`'${kind}', ${table}.${subject} from ${table}`)},
        ${selectKeyedIds(sql.raw(`${table}.${column}`), clipIdKey)}`,
  );
  const ofItems = sql`select video_id as clip_id, 'item' as kind, id as subject_id from items where video_id is not null`;
  return sql.join([ofItems, ...inJson], sql` union `);
}
