import "server-only";
import { and, asc, eq, getTableColumns } from "drizzle-orm";
import { listReadableSubjects } from "#lib/platform/audit-log/filter.ts";
import { db } from "#lib/platform/db/client.ts";
import { accountInvitations } from "#lib/platform/db/tables/company/account-invitations.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import type { ExportUser } from "../export-queries.ts";

/** Parts of the export about the work at the desk, and about what admins did with the account. */
export const auditExportParts: Record<string, (user: ExportUser) => Promise<unknown>> = {
  "audit-log": async ({ id, newType }) => {
    // Without the admin, who is another person.
    const { actorId: _, ...line } = getTableColumns(auditLog);
    const isAbout = and(eq(auditLog.subjectType, "account"), eq(auditLog.subjectId, id));
    const [own, about] = await Promise.all([
      db.select().from(auditLog).where(eq(auditLog.actorId, id)).orderBy(asc(auditLog.createdAt)),
      db.select(line).from(auditLog).where(isAbout).orderBy(asc(auditLog.createdAt)),
    ]);
    // What is about others, only as far as the user may still read it at the desk.
    const readable = listReadableSubjects(newType);
    const toExported = (one: (typeof own)[number]) =>
      readable.includes(one.subjectType)
        ? one
        : { createdAt: one.createdAt, action: one.action, subjectType: one.subjectType };
    return { own: own.map(toExported), about };
  },
  invitations: async ({ id, email }) => {
    const { tokenHash: _, ...open } = getTableColumns(accountInvitations);
    // Whom the user has invited is another person.
    const { email: _email, ...withoutEmail } = open;
    const [sent, received] = await Promise.all([
      db.select(withoutEmail).from(accountInvitations).where(eq(accountInvitations.inviterId, id)),
      db
        .select(open)
        .from(accountInvitations)
        .where(eq(accountInvitations.email, email ?? "")),
    ]);
    return { sent, received };
  },
};
