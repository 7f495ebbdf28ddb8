import "server-only";
import { type SQL, sql } from "drizzle-orm";
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

const uuidPattern = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/**
 * A query for all uses of clips: `clip_id`, `kind` and `subject_id`. The JSON is read once for all
 * clips, so its uuids also are those of other rows: join `videos`.
 */
export function selectClipUses(): SQL {
  const inJson = jsonColumns.map(([kind, table, column, subject]) =>
    sql.raw(`select found[1]::uuid, '${kind}', ${table}.${subject}
      from ${table}, regexp_matches(${table}.${column}::text, '${uuidPattern}', 'g') as found`),
  );
  const ofItems = sql`select video_id as clip_id, 'item' as kind, id as subject_id from items where video_id is not null`;
  return sql.join([ofItems, ...inJson], sql` union `);
}
