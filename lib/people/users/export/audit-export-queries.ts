import "server-only";
import { and, asc, eq, getTableColumns, or } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { accountInvitations } from "#lib/platform/db/tables/company/account-invitations.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import type { ExportUser } from "../export-queries.ts";

/** Parts of the export about the work at the desk, and about what admins did with the account. */
export const auditExportParts: Record<string, (user: ExportUser) => Promise<unknown>> = {
  "audit-log": async ({ id }) => {
    // Without the admin, who is another person.
    const { actorId: _, ...line } = getTableColumns(auditLog);
    const isAbout = and(eq(auditLog.subjectType, "account"), eq(auditLog.subjectId, id));
    const [own, about] = await Promise.all([
      db.select().from(auditLog).where(eq(auditLog.actorId, id)).orderBy(asc(auditLog.createdAt)),
      db.select(line).from(auditLog).where(isAbout).orderBy(asc(auditLog.createdAt)),
    ]);
    return { own, about };
  },
  invitations: ({ id, email }) => {
    const { tokenHash: _, ...open } = getTableColumns(accountInvitations);
    return db
      .select(open)
      .from(accountInvitations)
      .where(or(eq(accountInvitations.inviterId, id), eq(accountInvitations.email, email ?? "")));
  },
};
