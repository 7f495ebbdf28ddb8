import "server-only";
import { isNotNull } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { storyDrafts } from "#lib/db/tables/editing/story-drafts.ts";

/** Counts the stories of partners that wait for an editor. */
export function countSubmittedStories(): Promise<number> {
  return db.$count(storyDrafts, isNotNull(storyDrafts.submittedAt));
}
