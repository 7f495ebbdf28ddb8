import "server-only";
import { and, eq } from "drizzle-orm";
import { newsletterIssues } from "#lib/platform/db/tables/newsletters.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

interface LockedDraft {
  plannedAt: Date | null;
  version: number;
}

/**
 * Locks a draft that is still as an editor has read it.
 *
 * @param version null for the command line, which reads none
 */
export async function lockCurrentDraft(
  tx: Transaction,
  id: string,
  version: number | null,
): Promise<LockedDraft | "not-draft" | "conflict"> {
  const draft = await lockDraft(tx, id);
  if (!draft) return "not-draft";
  return version === null || draft.version === version ? draft : "conflict";
}

/** Locks a draft; null when the issue is none any more. */
export async function lockDraft(tx: Transaction, id: string): Promise<LockedDraft | null> {
  const [draft] = await tx
    .select({ plannedAt: newsletterIssues.plannedAt, version: newsletterIssues.version })
    .from(newsletterIssues)
    .where(and(eq(newsletterIssues.id, id), eq(newsletterIssues.state, "draft")))
    .for("update");
  return draft ?? null;
}
