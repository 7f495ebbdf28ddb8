import "server-only";
import { and, eq, lte } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { recipeWorkingCopies } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import type { PublicationChange } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { DraftError } from "../../errors.ts";
import { recordCopy, requireEditor } from "../../working-copy/copy-mutations.ts";
import { lockCopy, lockForPublication } from "../../working-copy/copy-queries.ts";
import { publishLocked } from "../publish-copy-mutations.ts";
import { sendMissedEmail } from "./emails.ts";

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

/** What else fails than the content may pass: the publication is tried again for that long. */
const patienceMs = 60 * 60_000;

/**
 * Publishes a working copy whose time has come. One that can no longer be published, because its
 * author or an ingredient is gone, is not planned any more: its editor gets a mail.
 *
 * @throws what else has failed; after an hour the copy is not planned any more, either
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
    const isFinal = error instanceof DraftError;
    await missPublication(copyId, isFinal ? now : new Date(now.getTime() - patienceMs));
    if (!isFinal) throw error;
    return null;
  });
}

/** Takes the plan from a working copy that should have been published by then. */
async function missPublication(copyId: string, latest: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const isMissed = and(eq(recipeWorkingCopies.id, copyId), lte(recipeWorkingCopies.publishAt, latest));
    const [copy] = await tx.select().from(recipeWorkingCopies).where(isMissed).for("update");
    if (!copy?.publishAt) return;
    await tx.update(recipeWorkingCopies).set({ publishAt: null, planned: null }).where(isMissed);
    const details = { day: copy.publishAt.toISOString() };
    await recordCopy(tx, copy, { actorId: copy.editorId, action: "miss", details });
    await sendMissedEmail(tx, copy, copy.publishAt);
  });
}
