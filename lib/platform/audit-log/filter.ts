import {
  type AuditAction,
  type AuditSubject,
  auditActions,
  auditSubjects,
} from "#lib/platform/db/tables/company/audit-log.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";

export { auditActions, auditSubjects };

/** Which lines of the audit log are wanted; null where all are. */
export interface AuditFilter {
  actorId: string | null;
  subjectType: AuditSubject | null;
  action: AuditAction | null;
  /** First and last day in Berlin, as ISO dates. */
  from: string | null;
  to: string | null;
}

const adminSubjects: readonly AuditSubject[] = ["account", "invitation"];

/**
 * The subjects whose lines a user may read: editors those of content, admins also those of people,
 * which hold names, e-mail addresses and reasons of bans. No other user reads any.
 */
export function listReadableSubjects(newType: UserType): readonly AuditSubject[] {
  if (newType === "admin") return auditSubjects;
  return newType === "editor" ? auditSubjects.filter((subject) => !adminSubjects.includes(subject)) : [];
}

type Param = string | string[] | null | undefined;
type FilterParam = "actor" | "subject" | "action" | "from" | "to";

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads the filter of an address. What makes no sense is left out. */
export function parseAuditFilter(params: Partial<Record<FilterParam, Param>>): AuditFilter {
  return {
    actorId: parseId(params.actor),
    subjectType: auditSubjects.find((subject) => subject === params.subject) ?? null,
    action: auditActions.find((action) => action === params.action) ?? null,
    from: toDay(params.from),
    to: toDay(params.to),
  };
}

/** The parameters of the address of a filter. */
export function toAuditParams({ actorId, subjectType, action, from, to }: AuditFilter): Record<string, string> {
  return {
    ...(actorId && { actor: actorId }),
    ...(subjectType && { subject: subjectType }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** A UUID of an address; null for anything else. */
export function parseId(param: Param): string | null {
  return typeof param === "string" && idPattern.test(param) ? param : null;
}

function toDay(param: Param): string | null {
  if (typeof param !== "string" || !/^20\d\d-\d\d-\d\d$/.test(param)) return null;
  const time = Date.parse(param);
  // "2026-02-31" would be a day in March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== param ? null : param;
}
