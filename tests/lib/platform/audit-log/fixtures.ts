import { desc } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";

type Line = Partial<typeof auditLog.$inferInsert>;

/** Inserts a line of the audit log and returns its id. */
export async function insertLine(values: Line = {}): Promise<string> {
  const [row] = await db
    .insert(auditLog)
    .values({ action: "create", subjectType: "tag", subjectName: "Herbst", ...values })
    .returning({ id: auditLog.id });
  if (!row) throw new Error("no line");
  return row.id;
}

/** Lines of the audit log, newest first. */
export const listLines = () =>
  db
    .select({
      actorId: auditLog.actorId,
      action: auditLog.action,
      subjectType: auditLog.subjectType,
      subjectId: auditLog.subjectId,
      subjectName: auditLog.subjectName,
      details: auditLog.details,
    })
    .from(auditLog)
    .orderBy(desc(auditLog.createdAt));
