import "server-only";
import { isNotNull } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { storyDrafts } from "#lib/platform/db/tables/editing/story-drafts.ts";

/** Counts the stories of partners that wait for an editor. */
export function countSubmittedStories(): Promise<number> {
  return db.$count(storyDrafts, isNotNull(storyDrafts.submittedAt));
}
