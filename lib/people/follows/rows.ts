import "server-only";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type FollowCursor, formatCursor } from "./cursor.ts";
import { followsPerPage } from "./limits.ts";

/** A time as text for the cursor, to the microsecond. */
export function toCursorTime(time: SQLWrapper): SQL<string> {
  return sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** Condition: a row comes after the cursor in a list sorted by time and id, newest first. */
export function isAfterCursor(time: SQLWrapper, id: SQLWrapper, after?: FollowCursor): SQL | undefined {
  return after && sql`(${time}, ${id}) < (${after.time}::timestamptz, ${after.id}::uuid)`;
}

/** Splits rows, of which one more than a page was read, into a page and the next cursor. */
export function toPage<Row extends { id: string; cursorTime: string }>(rows: Row[], size = followsPerPage) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const hasMore = rows.length > size;
  return { rows: shown, next: last && hasMore ? formatCursor({ time: last.cursorTime, id: last.id }) : null };
}
