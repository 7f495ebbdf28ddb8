import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { readContentEntry } from "#lib/content/content-transfer/entry-queries.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { type DeletedData, type DeletedKind, deletedEntries } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import { itemTags } from "#lib/platform/db/tables/items.ts";
import { slugHistory } from "#lib/platform/db/tables/routing.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { removeSlugs } from "#lib/platform/routing/record-slug.ts";
import { kindFacts } from "./kinds.ts";
import { listMenuPlaces } from "./menu-places-queries.ts";

interface Deletion {
  kind: DeletedKind;
  /** Of its row. */
  id: string;
  /** Its id in the lists of the content, where that is not `id`. */
  contentId?: string;
  /** Its name as the desk shows it. */
  label: Localized;
  editorId: string;
  /** For the audit log. */
  details?: Record<string, string | number>;
}

/**
 * Keeps what an editor is about to delete, so that it can be restored, forgets its former slugs and
 * writes the line of the audit log. Called in the transaction of the deletion, before its rows are
 * gone.
 */
export async function recordDeletion(tx: Transaction, deletion: Deletion): Promise<void> {
  const { kind, id, label, editorId, details } = deletion;
  const data = await readDeletedData(tx, deletion);
  await tx.insert(deletedEntries).values({ kind, label, data, deletedBy: editorId });
  const { slugs } = kindFacts[kind];
  if (slugs) await removeSlugs(tx, slugs, id);
  const subject = { subjectType: kind, subjectId: id, subjectName: label.de };
  await recordChange(tx, { actorId: editorId, action: "delete", ...subject, details });
}

async function readDeletedData(tx: Transaction, { kind, id, contentId = id }: Deletion): Promise<DeletedData> {
  const { content, slugs, tables } = kindFacts[kind];
  const data: DeletedData = {};
  if (kind === "author") data.authorId = id;
  if (content) {
    const entry = await readContentEntry(tx, content, contentId);
    if (!entry) throw new Error(`recordDeletion: the content has no such ${kind}`);
    data.entry = entry;
  }
  if (slugs) {
    data.formerSlugs = await tx
      .select({ locale: slugHistory.locale, slug: slugHistory.slug })
      .from(slugHistory)
      .where(and(eq(slugHistory.kind, slugs), eq(slugHistory.targetId, id)));
  }
  if (kind === "tag") {
    const rows = await tx.select({ itemId: itemTags.itemId }).from(itemTags).where(eq(itemTags.tagId, id));
    data.itemIds = rows.map(({ itemId }) => itemId);
  }
  if (kind === "partner") data.places = await listMenuPlaces(tx, id);
  if (tables) data.rows = {};
  for (const [table, column] of tables ?? []) {
    const { rows } = await tx.execute<{ row: Record<string, unknown> }>(sql`
      select to_jsonb(kept) as row from ${sql.identifier(table)} kept where ${sql.identifier(column)} = ${id}`);
    data.rows = { ...data.rows, [table]: rows.map(({ row }) => row) };
  }
  return data;
}
