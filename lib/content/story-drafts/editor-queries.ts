import "server-only";
import { and, eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { storyDrafts } from "#lib/platform/db/tables/editing/story-drafts.ts";
import { items, type PageKey } from "#lib/platform/db/tables/items.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import type { StoryContent } from "./content.ts";
import { findPublishedContents, listPublishedLanguages } from "./live-queries.ts";
import { isWrittenBy } from "./own-story.ts";
import { getStoryState, type StoryState } from "./publication/story-publication.ts";
import { listChangedLanguages, toWorkingCopy } from "./working-copy.ts";

/** A story with all that its editor shows. */
export interface EditedStory {
  id: string;
  pageKey: PageKey | null;
  version: number;
  content: StoryContent;
  /** As readers see it, or saw it last. */
  published: StoryContent;
  publishedLanguages: Locale[];
  changedLanguages: Locale[];
  state: StoryState;
  publishedAt: Date | null;
  expiresAt: Date | null;
  savedAt: Date | null;
  savedBy: string | null;
  /** When a partner has submitted it; null unless it waits. */
  submittedAt: Date | null;
  /** Why it was returned to the partner. */
  returnReason: string | null;
  /** When the draft was deleted; null unless it is. */
  deletedAt: Date | null;
}

/**
 * The story with this id for the desk; null without one, and unless it is by the owner when there
 * is one (see `getDeskOwnerId`).
 */
export async function findEditedStory(itemId: string, ownerId: string | null = null): Promise<EditedStory | null> {
  const [row] = await db
    .select({ item: items, pageKey: stories.pageKey, draft: storyDrafts, savedBy: users.name })
    .from(stories)
    .innerJoin(items, eq(items.id, stories.itemId))
    .leftJoin(storyDrafts, eq(storyDrafts.itemId, items.id))
    .leftJoin(users, eq(users.id, storyDrafts.savedById))
    .where(and(eq(stories.itemId, itemId), ownerId ? isWrittenBy(ownerId) : undefined));
  const published = (await findPublishedContents([itemId])).get(itemId);
  if (!row || !published) return null;
  const { item, draft, pageKey, savedBy } = row;
  const content = toWorkingCopy(published, draft);
  return {
    id: itemId,
    pageKey,
    published,
    content,
    savedBy,
    version: draft?.version ?? 0,
    publishedLanguages: await listPublishedLanguages(itemId),
    changedLanguages: listChangedLanguages(published, content),
    state: getStoryState(item, currentTime()),
    publishedAt: item.publishedAt,
    expiresAt: item.expiresAt,
    savedAt: draft?.savedAt ?? null,
    submittedAt: draft?.submittedAt ?? null,
    returnReason: draft?.returnReason ?? null,
    deletedAt: draft?.deletedAt ?? null,
  };
}
