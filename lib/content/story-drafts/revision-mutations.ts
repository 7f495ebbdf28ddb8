import "server-only";
import { db } from "#lib/platform/db/client.ts";
import { StoryDraftError } from "./errors.ts";
import { keepKnownReferences } from "./known-references-queries.ts";
import { checkVersion, lockStory, type Target } from "./lock-queries.ts";
import { keepKind, recordStoryChange, type SavedStory, storeContent } from "./mutations.ts";
import { findRevision } from "./revision-queries.ts";

/**
 * Makes a revision the working copy again; readers see it once it is published.
 *
 * @throws StoryDraftError "conflict" with what another editor has stored, "forbidden", "missing"
 */
export async function restoreRevision(target: Target & { version: number; revisionId: string }): Promise<SavedStory> {
  return db.transaction(async (tx) => {
    const story = await lockStory(tx, target);
    const revision = await findRevision(target.itemId, target.revisionId, tx);
    if (!revision) throw new StoryDraftError("missing");
    const content = await keepKnownReferences(tx, revision, story.item.authorId);
    await checkVersion(tx, story, target.version);
    await recordStoryChange(tx, target.editorId, target.itemId, { action: "restore", content });
    return storeContent(tx, story, keepKind(story, content), target.editorId);
  });
}
