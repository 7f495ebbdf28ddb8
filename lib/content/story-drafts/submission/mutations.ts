import "server-only";
import { eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { storyDrafts } from "#lib/platform/db/tables/editing/story-drafts.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { hasText } from "../content.ts";
import { StoryDraftError } from "../errors.ts";
import { checkVersion, lockOwnStory, lockStory, type Target } from "../lock-queries.ts";
import { recordStoryChange } from "../mutations.ts";
import { listMissing } from "../publication/missing.ts";
import { listChangedLanguages } from "../working-copy.ts";
import { sendReturnedEmail } from "./emails.ts";

/**
 * Asks the editors to publish a story of a partner. It stays open for writing: what an editor
 * publishes is the version that they have read.
 *
 * @throws StoryDraftError "incomplete" with the parts that are missing, "state" when readers see
 *   all of it already, "conflict" with what is stored, "forbidden", "missing"
 */
export async function submitStory(target: Target & { version: number }): Promise<void> {
  await db.transaction(async (tx) => {
    const story = await lockOwnStory(tx, target);
    await checkVersion(tx, story, target.version);
    const { content, published, draft } = story;
    const written = locales.filter((locale) => hasText(content, locale));
    const missing = listMissing(content, written.length > 0 ? written : locales);
    if (missing.length > 0) throw new StoryDraftError("incomplete", { missing });
    if (!draft || listChangedLanguages(published, content).length === 0) throw new StoryDraftError("state");
    if (draft.submittedAt) return;
    await setSubmission(tx, target.itemId, { submittedAt: currentTime(), returnReason: null });
    await recordStoryChange(tx, target.editorId, target.itemId, { action: "submit", content });
  });
}

/**
 * Takes a submission back. Repeating it changes nothing.
 *
 * @throws StoryDraftError "forbidden", "missing"
 */
export async function withdrawSubmission(target: Target): Promise<void> {
  await db.transaction(async (tx) => {
    const { draft, content } = await lockOwnStory(tx, target);
    if (!draft?.submittedAt) return;
    await setSubmission(tx, target.itemId, { submittedAt: null, returnReason: null });
    await recordStoryChange(tx, target.editorId, target.itemId, { action: "update", content });
  });
}

/**
 * Returns a submitted story to its author, with a reason that they read above it and in an email.
 *
 * @throws StoryDraftError "state" unless it is submitted, "forbidden", "missing"
 */
export async function returnStory(target: Target & { reason: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const story = await lockStory(tx, target);
    if (!story.draft?.submittedAt) throw new StoryDraftError("state");
    const { editorId, itemId, reason } = target;
    await setSubmission(tx, itemId, { submittedAt: null, returnReason: reason });
    await sendReturnedEmail(tx, story, reason);
    await recordStoryChange(tx, editorId, itemId, { action: "reject", content: story.content, details: { reason } });
  });
}

async function setSubmission(
  tx: Transaction,
  itemId: string,
  submission: { submittedAt: Date | null; returnReason: string | null },
): Promise<void> {
  await tx.update(storyDrafts).set(submission).where(eq(storyDrafts.itemId, itemId));
}
