import "server-only";
import { sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import type { ChangeKind } from "#lib/platform/db/tables/api-resources/content-changes.ts";

export interface ChangeList {
  kind: ChangeKind;
  since: Date;
  /** Goes on behind this id at that time. */
  after?: string;
  size: number;
}

export interface ChangePage {
  entries: { id: string; changedAt: string }[];
  /** Everything that changed before is visible; where the next synchronization starts. */
  until: string;
  hasMore: boolean;
}

/** Comes before every id. */
const firstId = "00000000-0000-0000-0000-000000000000";

/**
 * Lists what changed since a time, oldest change first and each id at most once. Changes of
 * transactions that still run are left out, and so is everything that is as recent: it appears
 * behind what has been read, never before it.
 */
export async function listChanges({ kind, since, after = firstId, size }: ChangeList): Promise<ChangePage> {
  const until = await getSettledTime();
  const { rows } = await db.execute<{ id: string; at: Date | string }>(sql`
    select target_id as id, changed_at as at from content_changes as changed
    where kind = ${kind} and changed_at < ${until}::timestamptz
      and (changed_at, target_id) > (${since.toISOString()}::timestamptz, ${after}::uuid)
      and not exists (select from stories where item_id = target_id and story_type = 'static_page')
    order by changed_at, target_id limit ${size + 1}`);
  const page = rows.slice(0, size).map(({ id, at }) => ({ id, changedAt: new Date(at).toISOString() }));
  const last = new Map(page.map((entry) => [entry.id, entry]));
  return { entries: page.filter((entry) => last.get(entry.id) === entry), until, hasMore: rows.length > size };
}

/**
 * Before this time nothing can appear any more: the start of the earliest transaction that has
 * noted a change and is not visible yet, else now. Triggers hold a lock with that second until the
 * transaction is visible (`note_content_changes`); the time of this statement is taken before the
 * locks are read, and the changes are read by a later statement.
 */
async function getSettledTime(): Promise<string> {
  const { rows } = await db.execute<{ at: Date | string }>(sql`
    select date_trunc('milliseconds', least(
      statement_timestamp(), min(to_timestamp(objid::bigint + 1767225600)))) as at
    from pg_locks
    where locktype = 'advisory' and classid = 1616 and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())`);
  return new Date(rows[0]?.at ?? 0).toISOString();
}
