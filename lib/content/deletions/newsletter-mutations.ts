import "server-only";
import { inArray } from "drizzle-orm";
import type { DeletedData } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { insertRows } from "./row-mutations.ts";

/**
 * Restores the draft of an issue, without recipes and stories that are gone. It is no longer
 * planned: its time may have passed, and no email is sent unseen.
 *
 * @throws RestoreError after which the transaction has to be rolled back
 */
export async function restoreNewsletter(tx: Transaction, { rows = {} }: DeletedData) {
  const { newsletter_issues: issues = [], newsletter_issue_texts: texts = [] } = rows;
  const chosen = rows.newsletter_issue_items ?? [];
  const ids = chosen.map((row) => String(row.item_id));
  const found = ids.length > 0 ? await tx.select({ id: items.id }).from(items).where(inArray(items.id, ids)) : [];
  const isThere = (row: Record<string, unknown>) => found.some(({ id }) => id === row.item_id);
  await insertRows(
    tx,
    "newsletter_issues",
    issues.map((row) => ({ ...row, planned_at: null, missed_at: null })),
  );
  await insertRows(tx, "newsletter_issue_texts", texts);
  await insertRows(tx, "newsletter_issue_items", chosen.filter(isThere));
  return { id: String(issues[0]?.id), itemIds: [] };
}
