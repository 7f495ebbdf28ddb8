import "server-only";
import { eq, sql } from "drizzle-orm";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { lockEditor } from "#lib/platform/auth/editors.ts";
import { db } from "#lib/platform/db/client.ts";
import { type DeletedKind, deletedEntries } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { restoreContent } from "./content-mutations.ts";
import { RestoreError } from "./errors.ts";
import { kindFacts } from "./kinds.ts";
import { restoreDays } from "./limits.ts";
import { restoreNewsletter } from "./newsletter-mutations.ts";
import { restorePartner } from "./partner-mutations.ts";
import { insertRows } from "./row-mutations.ts";

type DeletedRow = typeof deletedEntries.$inferSelect;

/** What a restoration concerns. */
export interface Restoration {
  kind: DeletedKind;
  id: string;
  entry: DeletedRow["data"]["entry"];
  /** Recipes and stories that show it. */
  itemIds: string[];
  /** Former slugs of the entry; of a partner the present one. */
  slugs: string[];
}

/**
 * Restores what an editor has deleted. It has a new id where it is kept in the format of the
 * content. With an error it stays among what can be restored.
 *
 * @throws RestoreError
 */
export async function restoreEntry(editorId: string, deletedId: string): Promise<Restoration> {
  return db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) throw new RestoreError("forbidden");
    const deleted = await lockDeleted(tx, deletedId);
    if (!deleted) throw new RestoreError("missing");
    const { kind, label, data } = deleted;
    const restored = await restoreByKind(tx, deleted, editorId);
    await tx.delete(deletedEntries).where(eq(deletedEntries.id, deletedId));
    const subject = { subjectType: kind, subjectId: restored.id, subjectName: label.de } as const;
    await recordChange(tx, { actorId: editorId, action: "restore", ...subject, details: {} });
    const slugs = (data.formerSlugs ?? []).map(({ slug }) => slug);
    return { kind, entry: data.entry, slugs, ...restored };
  });
}

async function lockDeleted(tx: Transaction, id: string): Promise<DeletedRow | undefined> {
  const isRecent = sql`${deletedEntries.deletedAt} > now() - make_interval(days => ${restoreDays})`;
  const [deleted] = await tx
    .select()
    .from(deletedEntries)
    .where(sql`${deletedEntries.id} = ${id} and ${isRecent}`)
    .for("update");
  return deleted;
}

async function restoreByKind(tx: Transaction, deleted: DeletedRow, editorId: string) {
  const { kind, data } = deleted;
  if (kind === "partner") return restorePartner(tx, data, editorId);
  if (kind === "newsletter") return restoreNewsletter(tx, data);
  const { content, tables } = kindFacts[kind];
  if (content) return restoreContent(tx, { kind, content, data });
  for (const [table] of tables ?? []) await insertRows(tx, table, data.rows?.[table] ?? []);
  const [first] = Object.values(data.rows ?? {}).flat();
  return { id: String(first?.id), itemIds: [] };
}
