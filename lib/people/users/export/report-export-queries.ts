import "server-only";
import { and, asc, eq, getTableColumns, isNull, or } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { reportDecisions, reportObjections, reports } from "#lib/platform/db/tables/community/reports.ts";
import type { ExportUser } from "../export-queries.ts";

/** Parts of the export about reports: sent, about the user's content, and decided as an editor. */
export const reportExportParts: Record<string, (user: ExportUser) => Promise<unknown>> = {
  reports: ({ id, email }) =>
    db
      .select()
      .from(reports)
      .where(email ? or(eq(reports.reporterId, id), eq(reports.reporterEmail, email)) : eq(reports.reporterId, id))
      .orderBy(asc(reports.createdAt)),
  "report-decisions": async ({ id }) => {
    // Without the editor, who is another person.
    const { editorId: _, ...decision } = getTableColumns(reportDecisions);
    const { editorId: __, ...objection } = getTableColumns(reportObjections);
    const isOwn = eq(reportDecisions.authorId, id);
    const [decisions, objections] = await Promise.all([
      db.select(decision).from(reportDecisions).where(isOwn).orderBy(asc(reportDecisions.createdAt)),
      db
        .select(objection)
        .from(reportObjections)
        .innerJoin(reportDecisions, eq(reportDecisions.id, reportObjections.decisionId))
        .leftJoin(reports, eq(reports.id, reportObjections.reportId))
        // An objection of a reporter against the same decision is data of that person.
        .where(or(and(isOwn, isNull(reportObjections.reportId)), eq(reports.reporterId, id)))
        .orderBy(asc(reportObjections.createdAt)),
    ]);
    return { decisions, objections };
  },
  "report-work": async ({ id, newType }) => {
    const [decisions, objections] = await Promise.all([
      db.select().from(reportDecisions).where(eq(reportDecisions.editorId, id)).orderBy(asc(reportDecisions.createdAt)),
      db
        .select()
        .from(reportObjections)
        .where(eq(reportObjections.editorId, id))
        .orderBy(asc(reportObjections.createdAt)),
    ]);
    // What is about others, only as far as the user may still read it at the desk.
    const canRead = (isByAdmin: boolean) => newType === "admin" || (newType === "editor" && !isByAdmin);
    return {
      decisions: decisions.map((one) =>
        canRead(one.isByAdmin) ? one : { id: one.id, action: one.action, createdAt: one.createdAt },
      ),
      objections: objections.map((one) =>
        canRead(false) ? one : { id: one.id, state: one.state, decidedAt: one.decidedAt },
      ),
    };
  },
};
