import "server-only";
import { and, eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { recipeRevisions, recipeWorkingCopies } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { DraftError } from "../errors.ts";
import { lockRecipe } from "../lock-queries.ts";
import { recordCopy, replaceContent, requireEditor } from "./copy-mutations.ts";
import type { CopyRow } from "./copy-queries.ts";
import { ensureRevision } from "./record-revision-mutations.ts";

interface Restoration {
  recipeId: string;
  revisionId: string;
  userId: string;
}

/**
 * Makes a former revision the working copy of its recipe; readers have it once it is published. An
 * open working copy is replaced only with `replaced`, its version: what it had is lost.
 *
 * @throws DraftError "conflict" with an open working copy of another version, "state" while it
 *   waits for its publication, "missing" without such a revision, "forbidden"
 */
export async function restoreRevision(
  { recipeId, revisionId, userId }: Restoration,
  replaced: number | null,
): Promise<CopyRow> {
  return db.transaction(async (tx) => {
    await requireEditor(tx, userId);
    await lockRecipe(tx, recipeId, userId);
    const [revision] = await tx
      .select()
      .from(recipeRevisions)
      .where(and(eq(recipeRevisions.id, revisionId), eq(recipeRevisions.recipeId, recipeId)));
    if (!revision) throw new DraftError("missing");
    const [open] = await tx
      .select()
      .from(recipeWorkingCopies)
      .where(eq(recipeWorkingCopies.recipeId, recipeId))
      .for("update");
    if (open?.publishAt) throw new DraftError("state", { fields: { state: "scheduled" } });
    if ((open?.version ?? null) !== replaced) throw new DraftError("conflict");
    const { id: baseId } = await ensureRevision(tx, recipeId);
    const copy = open
      ? await replaceContent(tx, open, revision.content, userId, { baseId })
      : await insertRestored(tx, { recipeId, baseId, editorId: userId, content: revision.content });
    const details = { revision: revisionId, publishedAt: revision.createdAt.toISOString() };
    await recordCopy(tx, copy, { actorId: userId, action: "restore", details });
    return copy;
  });
}

async function insertRestored(tx: Transaction, values: typeof recipeWorkingCopies.$inferInsert): Promise<CopyRow> {
  const [copy] = await tx.insert(recipeWorkingCopies).values(values).returning();
  if (!copy) throw new Error("restoreRevision: the database returned no copy");
  return copy;
}
