import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { decideReports, type NewDecision } from "#lib/people/reports/decision-mutations.ts";
import { createReport } from "#lib/people/reports/mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { reports } from "#lib/platform/db/tables/community/reports.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";

/** A user with an address, so that mails can be checked. */
export async function createContact(changes: Parameters<typeof createReader>[0] = {}) {
  const email = `${randomUUID()}@tischlein.example`;
  const id = await createReader({ email, emailConfirmedAt: new Date(), locale: "de", ...changes });
  return { id, email };
}

interface ReportOptions {
  type?: "recipe" | "story" | "comment" | "cookbook" | "user";
  reporterId?: string | null;
  email?: string;
  reason?: Parameters<typeof createReport>[0]["reason"];
  address?: string;
}

/** Reports content and returns the stored row. */
export async function report(targetId: string, options: ReportOptions = {}) {
  const { type = "recipe", reporterId = null, email = "", reason = "spam", address } = options;
  const { reference } = await createReport({
    targetType: type,
    targetId,
    reporterId,
    email,
    reason,
    address,
    text: "Reine Werbung.",
    locale: "de",
  });
  return reportOf(reference);
}

export async function reportOf(reference: string) {
  const [row] = await db.select().from(reports).where(eq(reports.reference, reference));
  if (!row) throw new Error("no report");
  return row;
}

/** Decides about a report that is the newest one of its content. */
export function decide(editorId: string, reportId: string, changes: Partial<NewDecision> = {}) {
  const action = changes.action ?? "hide";
  const isRestriction = ["hide", "warn", "ban"].includes(action);
  return decideReports({
    editorId,
    reportId,
    newestId: reportId,
    action,
    ground: isRestriction ? "terms" : null,
    rule: isRestriction ? "Abschnitt 3" : "",
    text: "Werbung ist nicht erlaubt.",
    bannedUntil: null,
    version: 1,
    ...changes,
  });
}

/** Subjects of the mails to an address, oldest first. */
export async function subjectsTo(email: string): Promise<string[]> {
  const rows = await db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.createdAt);
  return rows.map(({ subject }) => subject);
}

/** Texts of the mails to an address. */
export async function textsTo(email: string): Promise<string[]> {
  const rows = await db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.createdAt);
  return rows.map(({ text }) => text);
}
