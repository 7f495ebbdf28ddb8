import "server-only";
import { asc, eq, getTableColumns, inArray, or } from "drizzle-orm";
import { isEditor } from "#lib/platform/auth/desk-roles.ts";
import { db } from "#lib/platform/db/client.ts";
import { storyDrafts, storyRevisions } from "#lib/platform/db/tables/editing/story-drafts.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import type { ExportUser } from "../export-queries.ts";

// Who has saved the story of an author last is another person.
const { savedById: _, ...withoutEditor } = getTableColumns(storyDrafts);

/**
 * Parts of the export: the user's own stories, even if an editor has saved them last, and what an
 * editor has saved and published.
 */
export const storyDraftExportParts: Record<string, (user: ExportUser) => Promise<unknown>> = {
  "story-drafts": async ({ id, newType }) => {
    const ownStories = db.select({ id: items.id }).from(items).where(eq(items.authorId, id));
    const workingCopies = await db
      .select(withoutEditor)
      .from(storyDrafts)
      .where(
        or(
          // What is of others, only as far as the user may still read it at the desk.
          isEditor(newType) ? eq(storyDrafts.savedById, id) : undefined,
          inArray(storyDrafts.itemId, ownStories),
        ),
      )
      .orderBy(asc(storyDrafts.savedAt));
    const revisions = await db
      .select({ revision: storyRevisions, isOwn: inArray(storyRevisions.itemId, ownStories).mapWith(Boolean) })
      .from(storyRevisions)
      .where(eq(storyRevisions.userId, id))
      .orderBy(asc(storyRevisions.createdAt));
    return {
      workingCopies,
      revisions: revisions.map(({ revision, isOwn }) =>
        isOwn || isEditor(newType) ? revision : { languages: revision.languages, createdAt: revision.createdAt },
      ),
    };
  },
};
