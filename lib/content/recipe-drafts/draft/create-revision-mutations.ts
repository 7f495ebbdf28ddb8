import "server-only";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { getNextStatus, lockRecipe } from "../lock-queries.ts";
import type { SavedDraft } from "./mutations.ts";
import { findOpenRevision, getPublishedContent } from "./revision-queries.ts";

/**
 * Begins the revision of a published recipe with its present content. The published text stays
 * until the revision is accepted. A recipe has one revision at a time: an open one is returned.
 *
 * @throws DraftError "missing" without such a published recipe, "forbidden" for other users than
 *   its author
 */
export async function createRevision(recipeId: string, userId: string): Promise<SavedDraft> {
  return db.transaction(async (tx) => {
    // Locks the recipe, so that two devices do not begin two revisions.
    const { authorId, publication, actor } = await lockRecipe(tx, recipeId, userId);
    getNextStatus({ draft: null, publication }, "edit", actor);
    const open = await findOpenRevision(tx, recipeId);
    if (open) return { id: open.id, version: open.version, savedAt: open.savedAt };
    const content = await getPublishedContent(tx, recipeId);
    const [draft] = await tx.insert(recipeDrafts).values({ authorId, recipeId, content }).returning();
    if (!draft) throw new Error("createRevision: the database returned no draft");
    return { id: draft.id, version: draft.version, savedAt: draft.savedAt };
  });
}
