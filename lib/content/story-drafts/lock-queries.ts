import "server-only";
import { eq } from "drizzle-orm";
import { lockEditor, lockPartner } from "#lib/platform/auth/editors.ts";
import { storyDrafts } from "#lib/platform/db/tables/editing/story-drafts.ts";
import { items, type PageKey } from "#lib/platform/db/tables/items.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { StoryContent } from "./content.ts";
import { StoryDraftError } from "./errors.ts";
import { findPublishedContents } from "./live-queries.ts";
import { toWorkingCopy } from "./working-copy.ts";

export interface Target {
  /** The editor who acts, or the partner. */
  editorId: string;
  itemId: string;
}

export interface LockedStory {
  item: typeof items.$inferSelect;
  pageKey: PageKey | null;
  draft: typeof storyDrafts.$inferSelect | null;
  /** 0 without a draft. */
  version: number;
  published: StoryContent;
  content: StoryContent;
}

/**
 * Locks a story for an editor, so that of two who change it at once the second one waits.
 *
 * @throws StoryDraftError "forbidden", "missing"
 */
export async function lockStory(tx: Transaction, { editorId, itemId }: Target): Promise<LockedStory> {
  if (!(await lockEditor(tx, editorId))) throw new StoryDraftError("forbidden");
  return lockRows(tx, itemId);
}

/**
 * Locks a story for a user who may write it: an editor, or the partner who is its author. A deleted
 * draft is missing, unless it is wanted.
 *
 * @throws StoryDraftError "forbidden", "missing", also for stories that are not the partner's
 */
export async function lockWritableStory(
  tx: Transaction,
  { editorId, itemId }: Target,
  isDeleted = false,
): Promise<LockedStory & { isByPartner: boolean }> {
  const isEditor = await lockEditor(tx, editorId);
  if (!isEditor) return { ...(await lockOwnStory(tx, { editorId, itemId }, isDeleted)), isByPartner: true };
  return { ...(await lockRows(tx, itemId, isDeleted)), isByPartner: false };
}

/**
 * Locks a story for the partner who is its author.
 *
 * @throws StoryDraftError "forbidden", "missing", also for stories that are not theirs
 */
export async function lockOwnStory(
  tx: Transaction,
  { editorId, itemId }: Target,
  isDeleted = false,
): Promise<LockedStory> {
  if (!(await lockPartner(tx, editorId))) throw new StoryDraftError("forbidden");
  const story = await lockRows(tx, itemId, isDeleted);
  if (story.item.authorId !== editorId || story.pageKey) throw new StoryDraftError("missing");
  return story;
}

async function lockRows(tx: Transaction, itemId: string, isDeleted = false): Promise<LockedStory> {
  const [item] = await tx.select().from(items).where(eq(items.id, itemId)).for("update");
  const [story] = await tx.select({ pageKey: stories.pageKey }).from(stories).where(eq(stories.itemId, itemId));
  const published = (await findPublishedContents([itemId], tx)).get(itemId);
  if (!item || !story || !published) throw new StoryDraftError("missing");
  const [draft = null] = await tx.select().from(storyDrafts).where(eq(storyDrafts.itemId, itemId));
  if ((draft?.deletedAt != null) !== isDeleted) throw new StoryDraftError("missing");
  const content = toWorkingCopy(published, draft);
  return { item, pageKey: story.pageKey, draft, version: draft?.version ?? 0, published, content };
}

/** @throws StoryDraftError "conflict" with what is stored */
export async function checkVersion(tx: Transaction, story: LockedStory, expected: number): Promise<void> {
  if (story.version === expected) return;
  const { draft, version, content, item } = story;
  const [editor] = draft?.savedById
    ? await tx.select({ name: users.name }).from(users).where(eq(users.id, draft.savedById))
    : [];
  const savedAt = (draft?.savedAt ?? item.updatedAt).getTime();
  throw new StoryDraftError("conflict", { stored: { version, content, savedAt, savedBy: editor?.name ?? null } });
}
