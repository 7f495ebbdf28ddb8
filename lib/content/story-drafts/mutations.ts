import "server-only";
import { isDeepStrictEqual } from "node:util";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { lockEditor, lockPartner } from "#lib/platform/auth/editors.ts";
import { db } from "#lib/platform/db/client.ts";
import { storyDrafts } from "#lib/platform/db/tables/editing/story-drafts.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { type StoryType, stories } from "#lib/platform/db/tables/stories.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { createContent, type StoryContent } from "./content.ts";
import { StoryDraftError } from "./errors.ts";
import { checkVersion, type LockedStory, lockWritableStory, type Target } from "./lock-queries.ts";
import { keepEditorialParts } from "./partner-content-queries.ts";

export interface SavedStory {
  /** To be sent with the next change. */
  version: number;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/**
 * Creates a draft, which readers do not see. That of a partner is marked as sponsored.
 *
 * @returns its id
 * @throws StoryDraftError "forbidden"
 */
export async function createStoryDraft(editorId: string, storyType: StoryType): Promise<string> {
  return db.transaction(async (tx) => {
    const isSponsored = !(await lockEditor(tx, editorId));
    if (isSponsored && !(await lockPartner(tx, editorId))) throw new StoryDraftError("forbidden");
    const [item] = await tx
      .insert(items)
      .values({ type: "article", state: "draft", authorId: editorId, isSponsored })
      .returning({ id: items.id });
    if (!item) throw new Error("insert of a story returned no row");
    await tx.insert(stories).values({ itemId: item.id, storyType });
    const content = { ...createContent(storyType, editorId), isSponsored };
    await tx.insert(storyDrafts).values({ itemId: item.id, content, savedById: editorId });
    const subject = { subjectType: "story", subjectId: item.id, subjectName: "" } as const;
    await recordChange(tx, { actorId: editorId, action: "create", ...subject, details: {} });
    return item.id;
  });
}

/**
 * Saves the working copy of a story. Sending what is stored already changes nothing, also with an
 * older version: the answer to a former request was lost. What is for editors to decide stays as it
 * is when a partner saves.
 *
 * @throws StoryDraftError "conflict" with what another editor has stored, "forbidden", "missing"
 */
export async function saveStoryDraft(target: Target & { version: number }, sent: StoryContent): Promise<SavedStory> {
  return db.transaction(async (tx) => {
    const story = await lockWritableStory(tx, target);
    const { draft, version } = story;
    const content = story.isByPartner ? await keepEditorialParts(tx, target.editorId, story, sent) : sent;
    if (isDeepStrictEqual(story.content, content)) {
      return { version, savedAt: (draft?.savedAt ?? story.item.updatedAt).getTime() };
    }
    await checkVersion(tx, story, target.version);
    // One line for each time that an editor writes, not for each of the many savings.
    const isContinued = draft?.savedById === target.editorId && draft.publishedVersion !== draft.version;
    if (!isContinued) await recordStoryChange(tx, target.editorId, story.item.id, { action: "update", content });
    return storeContent(tx, story, keepKind(story, content), target.editorId);
  });
}

/** Stores a content as the next version. */
export async function storeContent(
  tx: Transaction,
  { item, version, draft }: Pick<LockedStory, "item" | "version" | "draft">,
  content: StoryContent,
  editorId: string,
  isPublished = false,
): Promise<SavedStory> {
  const next = version + 1;
  const set = {
    version: next,
    content,
    savedAt: currentTime(),
    savedById: editorId,
    publishedVersion: isPublished ? next : (draft?.publishedVersion ?? null),
  };
  await tx
    .insert(storyDrafts)
    .values({ itemId: item.id, ...set })
    .onConflictDoUpdate({ target: storyDrafts.itemId, set });
  return { version: next, savedAt: set.savedAt.getTime() };
}

/** Static pages have a route of their own: no other story becomes one, and they become no other. */
export function keepKind({ published }: Pick<LockedStory, "published">, content: StoryContent): StoryContent {
  const isStatic = published.storyType === "static_page";
  if (isStatic === (content.storyType === "static_page")) return content;
  return { ...content, storyType: published.storyType };
}

/** Writes a line of the audit log about a story. */
export function recordStoryChange(
  tx: Transaction,
  actorId: string,
  itemId: string,
  {
    action,
    content,
    details = {},
  }: {
    action: Parameters<typeof recordChange>[1]["action"];
    content: StoryContent;
    details?: Record<string, string | number>;
  },
): Promise<void> {
  const subjectName = content.texts.de.title || content.texts.en.title;
  return recordChange(tx, { actorId, action, subjectType: "story", subjectId: itemId, subjectName, details });
}
