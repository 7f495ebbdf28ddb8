import "server-only";
import { asc, eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { reportDecisions, reportObjections } from "#lib/platform/db/tables/community/reports.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { casesPerPage, type DeskDecision, editors } from "./desk-queries.ts";

export interface OpenObjection {
  id: string;
  text: string;
  locale: Locale;
  createdAt: Date;
  /** Null when the writer of the content objects. */
  reportId: string | null;
  decision: DeskDecision;
}

/** Lists the objections that wait for a decision, oldest first. */
export async function listOpenObjections(): Promise<OpenObjection[]> {
  const { id, text, locale, createdAt, reportId } = reportObjections;
  const rows = await db
    .select({ id, text, locale, createdAt, reportId, decision: reportDecisions, editor: { name: editors.name } })
    .from(reportObjections)
    .innerJoin(reportDecisions, eq(reportDecisions.id, reportObjections.decisionId))
    .leftJoin(editors, eq(editors.id, reportDecisions.editorId))
    .where(eq(reportObjections.state, "open"))
    .orderBy(asc(createdAt), asc(id))
    .limit(casesPerPage);
  return rows.map(({ editor, decision, ...row }) => ({ ...row, decision: { ...decision, editor } }));
}
