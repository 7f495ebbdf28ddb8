import "server-only";
import { and, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { type AuditSubject, auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { timeZone } from "#lib/platform/time/time-zone.ts";
import type { AuditFilter } from "./filter.ts";

const pageSize = 50;
/** Lines that are read at a time for an export. */
const exportBatchSize = 500;

/** A line of the audit log with the name of who acted. */
export interface AuditEntry extends Omit<typeof auditLog.$inferSelect, "actorId"> {
  /** Null when the account was deleted since. */
  actor: { id: string; name: string } | null;
}

/** Lines next to the one with this id: older ones or newer ones. */
export type AuditCursor = { before: string } | { after: string } | null;

interface AuditPage {
  entries: AuditEntry[];
  hasNewer: boolean;
  hasOlder: boolean;
}

// Word for word the order of the indexes.
const newestFirst = sql`${auditLog.createdAt} desc nulls last, ${auditLog.id} desc nulls last`;
const oldestFirst = sql`${auditLog.createdAt} asc nulls first, ${auditLog.id} asc nulls first`;

/**
 * Lists one page of the lines about these subjects, newest first. Pages are found by their
 * neighbour (keyset), so that the last one is as fast as the first.
 */
export async function listAuditEntries(
  subjects: readonly AuditSubject[],
  filter: AuditFilter,
  cursor: AuditCursor = null,
): Promise<AuditPage> {
  const isBackwards = cursor !== null && "after" in cursor;
  const rows = await selectEntries(and(toCondition(subjects, filter), toCursorCondition(cursor)))
    .orderBy(isBackwards ? oldestFirst : newestFirst)
    .limit(pageSize + 1);
  const hasMore = rows.length > pageSize;
  const entries = rows.slice(0, pageSize);
  return {
    entries: isBackwards ? entries.reverse() : entries,
    hasNewer: isBackwards ? hasMore : cursor !== null,
    hasOlder: isBackwards || hasMore,
  };
}

/** Reads all lines of a filter in batches, newest first. */
export async function* readAuditEntries(
  subjects: readonly AuditSubject[],
  filter: AuditFilter,
): AsyncGenerator<AuditEntry[]> {
  let last: string | null = null;
  do {
    const batch: AuditEntry[] = await selectEntries(
      and(toCondition(subjects, filter), toCursorCondition(last === null ? null : { before: last })),
    )
      .orderBy(newestFirst)
      .limit(exportBatchSize);
    if (batch.length > 0) yield batch;
    last = batch.length === exportBatchSize ? (batch.at(-1)?.id ?? null) : null;
  } while (last !== null);
}

/** Lists the latest lines about one subject, newest first. */
export function listSubjectEntries(subjectType: AuditSubject, subjectId: string, limit: number): Promise<AuditEntry[]> {
  return selectEntries(and(eq(auditLog.subjectType, subjectType), eq(auditLog.subjectId, subjectId)))
    .orderBy(sql`${auditLog.createdAt} desc nulls last`)
    .limit(limit);
}

/**
 * Lists the users with a line in the audit log by name. Emulates an index skip scan: one index
 * lookup per user instead of one per line (https://wiki.postgresql.org/wiki/Loose_indexscan).
 */
export async function listAuditActors(): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    with recursive actors as (
      (select actor_id from audit_log where actor_id is not null order by actor_id limit 1)
      union all
      select (select actor_id from audit_log where actor_id > actors.actor_id order by actor_id limit 1)
      from actors where actor_id is not null)
    select users.id, users.name from actors join users on users.id = actor_id order by lower(users.name)`);
  return rows;
}

function selectEntries(condition: SQL | undefined) {
  return db
    .select({
      id: auditLog.id,
      createdAt: auditLog.createdAt,
      action: auditLog.action,
      subjectType: auditLog.subjectType,
      subjectId: auditLog.subjectId,
      subjectName: auditLog.subjectName,
      details: auditLog.details,
      actor: { id: users.id, name: users.name },
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(condition)
    .$dynamic();
}

function toCondition(subjects: readonly AuditSubject[], filter: AuditFilter): SQL | undefined {
  const { actorId, subjectType, action, from, to } = filter;
  const isReadable = inArray(auditLog.subjectType, [...subjects]);
  return and(
    isReadable,
    subjectType ? eq(auditLog.subjectType, subjectType) : undefined,
    actorId ? eq(auditLog.actorId, actorId) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    from ? gte(auditLog.createdAt, toMidnight(from)) : undefined,
    to ? lt(auditLog.createdAt, sql`${toMidnight(to, 1)}`) : undefined,
  );
}

/** The beginning of a day in Berlin. */
function toMidnight(day: string, plusDays = 0): SQL {
  return sql`(${day}::date + ${plusDays}::int)::timestamp at time zone ${timeZone}`;
}

/** The database compares the times itself: they are finer than a JavaScript date. */
function toCursorCondition(cursor: AuditCursor): SQL | undefined {
  if (!cursor) return undefined;
  const { createdAt, id } = auditLog;
  const neighbour = (key: string) => sql`(select created_at, id from audit_log where id = ${key})`;
  return "before" in cursor
    ? sql`(${createdAt}, ${id}) < ${neighbour(cursor.before)}`
    : sql`(${createdAt}, ${id}) > ${neighbour(cursor.after)}`;
}
