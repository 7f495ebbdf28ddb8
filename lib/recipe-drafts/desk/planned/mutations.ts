import "server-only";
import { eq } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { recipeWorkingCopies } from "#lib/db/tables/community/recipe-revisions.ts";
import type { PublicationChange } from "../../acceptance-mutations.ts";
import { DraftError } from "../../errors.ts";
import { recordCopy, requireEditor } from "../copy-mutations.ts";
import { lockCopy, lockForPublication } from "../copy-queries.ts";
import { publishLocked } from "../publish-mutations.ts";

/**
 * Takes back the time at which a working copy would be published. Repeating it changes nothing.
 *
 * @throws DraftError "missing", "forbidden"
 */
export async function cancelPlanned(copyId: string, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await requireEditor(tx, userId);
    const copy = await lockCopy(tx, copyId);
    if (!copy.publishAt) return;
    await tx
      .update(recipeWorkingCopies)
      .set({ publishAt: null, planned: null })
      .where(eq(recipeWorkingCopies.id, copyId));
    await recordCopy(tx, copy, { actorId: userId, action: "update", details: { what: "publicationCancelled" } });
  });
}

/**
 * Publishes a working copy whose time has come. One that can no longer be published, because its
 * author or an ingredient is gone, is not planned any more.
 *
 * @returns null when another process has published it, or it could not be
 */
export async function publishDueCopy(copyId: string, now: Date): Promise<PublicationChange | null> {
  const publish = db.transaction(async (tx) => {
    const copy = await lockForPublication(tx, copyId);
    const { planned, publishAt, editorId } = copy;
    if (!planned || !publishAt || publishAt > now) return null;
    return publishLocked(tx, copy, { ...planned, userId: editorId, publishAt: null });
  });
  return publish.catch(async (error: unknown) => {
    if (!(error instanceof DraftError)) throw error;
    await db
      .update(recipeWorkingCopies)
      .set({ publishAt: null, planned: null })
      .where(eq(recipeWorkingCopies.id, copyId));
    return null;
  });
}
