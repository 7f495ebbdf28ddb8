import "server-only";
import { eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { storyDrafts } from "#lib/platform/db/tables/editing/story-drafts.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { StoryDraftError } from "../errors.ts";
import { lockWritableStory, type Target } from "../lock-queries.ts";
import { recordStoryChange } from "../mutations.ts";

/**
 * Deletes a draft that readers have never seen. It can be restored until `purgeDeletedDrafts`
 * removes it.
 *
 * @throws StoryDraftError "state" for a story that was published or is scheduled, "forbidden",
 *   "missing"
 */
export async function deleteStoryDraft(target: Target): Promise<void> {
  await db.transaction(async (tx) => {
    const { item, draft, pageKey, content } = await lockWritableStory(tx, target);
    if (item.state === "live" || pageKey || !draft) throw new StoryDraftError("state");
    await tx
      .update(storyDrafts)
      .set({ deletedAt: currentTime(), submittedAt: null })
      .where(eq(storyDrafts.itemId, item.id));
    await recordStoryChange(tx, target.editorId, item.id, { action: "delete", content });
  });
}

/**
 * Restores a deleted draft.
 *
 * @throws StoryDraftError "missing" also for a draft that is not deleted, "forbidden"
 */
export async function restoreStoryDraft(target: Target): Promise<void> {
  await db.transaction(async (tx) => {
    const { item, content } = await lockWritableStory(tx, target, true);
    await tx.update(storyDrafts).set({ deletedAt: null }).where(eq(storyDrafts.itemId, item.id));
    await recordStoryChange(tx, target.editorId, item.id, { action: "restore", content });
  });
}
