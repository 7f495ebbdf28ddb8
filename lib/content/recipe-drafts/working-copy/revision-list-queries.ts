import "server-only";
import { and, desc, eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { type RevisionOrigin, recipeRevisions } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { DeskContent } from "../draft.ts";
import { getDeskContent } from "./content-queries.ts";
import { ensureRevision } from "./record-revision-mutations.ts";

/** A revision of a recipe, for lists. */
export interface ListedRevision {
  id: string;
  /** Null when it was found, or after the account was deleted. */
  user: string | null;
  origin: RevisionOrigin;
  createdAt: Date;
}

const maxListed = 200;

/** Lists the revisions of a recipe, the newest first, which readers have now. */
export async function listRevisions(recipeId: string): Promise<ListedRevision[]> {
  const { id, origin, createdAt } = recipeRevisions;
  return db
    .select({ id, origin, createdAt, user: users.name })
    .from(recipeRevisions)
    .leftJoin(users, eq(users.id, recipeRevisions.userId))
    .where(eq(recipeRevisions.recipeId, recipeId))
    .orderBy(desc(createdAt), desc(id))
    .limit(maxListed);
}

/** The content of a revision of a recipe; null without such a one. */
export async function getRevisionContent(recipeId: string, revisionId: string): Promise<DeskContent | null> {
  const [revision] = await db
    .select({ content: recipeRevisions.content })
    .from(recipeRevisions)
    .where(and(eq(recipeRevisions.id, revisionId), eq(recipeRevisions.recipeId, recipeId)));
  return revision?.content ?? null;
}

/**
 * The revision that readers have now, which an editor compares a working copy with. It is stored
 * when there is none, or when the recipe was changed without one.
 */
export function getSeenRevision(recipeId: string): Promise<{ id: string; content: DeskContent }> {
  return db.transaction((tx) => ensureRevision(tx, recipeId));
}

/** What readers have of a recipe now. */
export function getPresentContent(recipeId: string): Promise<DeskContent> {
  return db.transaction((tx) => getDeskContent(tx, recipeId));
}
