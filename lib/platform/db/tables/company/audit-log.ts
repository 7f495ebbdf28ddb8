import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "../columns.ts";
import { users } from "../users.ts";

/** What a change at the desk was about. */
export const auditSubjects = [
  "recipe",
  "story",
  "picture",
  "clip",
  "category",
  "tag",
  "ingredient",
  "utensil",
  "author",
  "partner",
  "redirect",
  "feed",
  "menu",
  "account",
  "invitation",
  "house_ad",
  "vacancy",
  "question",
  "newsletter",
  "comment",
  "report",
  "objection",
  "search_rule",
  "content",
  "site",
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

export const auditActions = [
  "create",
  "update",
  "delete",
  "restore",
  "merge",
  "publish",
  "schedule",
  "miss",
  "unpublish",
  "submit",
  "reject",
  "arrange",
  "invite",
  "accept",
  "decide",
  "role",
  "ban",
  "unban",
  "end_sessions",
  "export",
  "import",
  "release",
] as const;
export type AuditAction = (typeof auditActions)[number];

/**
 * Who changed what at the desk, written in the transaction of the change. Rows are never updated,
 * except that a deleted user is removed from them. The name of the subject is kept as it was,
 * because the subject may be gone.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    createdAt: createdAt(),
    /** Null when the account was deleted since, and for commands of the operator. */
    actorId: uuid().references(() => users.id, { onDelete: "set null" }),
    action: text().$type<AuditAction>().notNull(),
    subjectType: text().$type<AuditSubject>().notNull(),
    /** Null when the change concerns many at once. */
    subjectId: uuid(),
    subjectName: text().notNull(),
    /** What else an editor wants to know, by name: the former value, the number of uses moved. */
    details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
  },
  (t) => [
    index("audit_log_newest_idx").on(t.createdAt.desc(), t.id.desc()),
    index("audit_log_subject_idx").on(t.subjectType, t.subjectId, t.createdAt.desc()),
    index("audit_log_subject_type_idx").on(t.subjectType, t.createdAt.desc(), t.id.desc()),
    index("audit_log_action_idx").on(t.action, t.createdAt.desc(), t.id.desc()),
    index("audit_log_actor_idx").on(t.actorId, t.createdAt.desc()).where(sql`${t.actorId} is not null`),
  ],
);
