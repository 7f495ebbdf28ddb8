import "server-only";
import { and, desc, eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { storyRevisions } from "#lib/platform/db/tables/editing/story-drafts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { StoryContent } from "./content.ts";

/** Revisions that are listed; older ones stay stored. */
const maxRevisions = 200;

export interface StoryRevision {
  id: string;
  languages: Locale[];
  createdAt: Date;
  /** Null for what was there before, and for deleted accounts. */
  editor: string | null;
}

const { id, languages, createdAt, content } = storyRevisions;

/** Lists the revisions of a story, newest first. */
export async function listRevisions(itemId: string): Promise<StoryRevision[]> {
  return db
    .select({ id, languages, createdAt, editor: users.name })
    .from(storyRevisions)
    .leftJoin(users, eq(users.id, storyRevisions.userId))
    .where(eq(storyRevisions.itemId, itemId))
    .orderBy(desc(createdAt), desc(id))
    .limit(maxRevisions);
}

/** The content of a revision of a story; null without one. */
export async function findRevision(
  itemId: string,
  revisionId: string,
  executor: Transaction | typeof db = db,
): Promise<StoryContent | null> {
  const [revision] = await executor
    .select({ content })
    .from(storyRevisions)
    .where(and(eq(id, revisionId), eq(storyRevisions.itemId, itemId)));
  return revision?.content ?? null;
}
