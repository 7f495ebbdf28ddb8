import "server-only";
import { and, desc, eq, type SQL } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts, recipeReviews } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { type UserType, users } from "#lib/platform/db/tables/users.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import type { DraftContent } from "../draft.ts";
import { canReadDraft, type DraftState, type PublicationState, toPublicationState } from "../states.ts";

/** A draft with all it holds, for its author or an editor. */
export interface Draft {
  id: string;
  authorId: string;
  /** The published recipe; null before its first publication. */
  recipeId: string | null;
  state: DraftState;
  /** Null before the first publication. */
  publication: PublicationState | null;
  version: number;
  content: DraftContent;
  savedAt: Date;
  submittedAt: Date | null;
  /** Why the editors rejected it; null unless it is rejected. */
  rejection: { reason: string; notes: Record<string, string> } | null;
}

/** The draft with this id; null without one that the user may read. */
export async function getDraft(draftId: string, user: { id: string; newType: UserType }): Promise<Draft | null> {
  const [row] = await db
    .select({ draft: recipeDrafts, item: items })
    .from(recipeDrafts)
    .leftJoin(items, eq(items.id, recipeDrafts.recipeId))
    .where(eq(recipeDrafts.id, draftId));
  if (!row || !canReadDraft({ newType: user.newType, isAuthor: row.draft.authorId === user.id })) return null;
  const { createdAt: _, ...draft } = row.draft;
  const { publishedAt = null, expiresAt = null } = row.item ?? {};
  const publication = publishedAt && toPublicationState(publishedAt, expiresAt, currentTime());
  return { ...draft, publication, rejection: draft.state === "rejected" ? await findRejection(draftId) : null };
}

async function findRejection(draftId: string): Promise<Draft["rejection"]> {
  const [rejection] = await db
    .select({ reason: recipeReviews.reason, notes: recipeReviews.notes })
    .from(recipeReviews)
    .where(and(eq(recipeReviews.draftId, draftId), eq(recipeReviews.action, "reject")))
    .orderBy(desc(recipeReviews.createdAt))
    .limit(1);
  return rejection ?? null;
}

/** What happened to a draft or a recipe. */
export interface HistoryEntry {
  id: string;
  draftId: string | null;
  action: (typeof recipeReviews.$inferSelect)["action"];
  /** Null after the account was deleted. */
  user: { name: string; slug: string } | null;
  reason: string;
  notes: Record<string, string>;
  quality: (typeof recipeReviews.$inferSelect)["quality"];
  effectiveAt: Date | null;
  createdAt: Date;
}

/** Lists what happened to a draft, newest first, for editors. */
export function listDraftHistory(draftId: string): Promise<HistoryEntry[]> {
  return listHistory(eq(recipeReviews.draftId, draftId));
}

/** Lists what happened to a recipe and all its drafts, newest first, for editors. */
export function listRecipeHistory(recipeId: string): Promise<HistoryEntry[]> {
  return listHistory(eq(recipeReviews.recipeId, recipeId));
}

async function listHistory(condition: SQL): Promise<HistoryEntry[]> {
  const { id, draftId, action, reason, notes, quality, effectiveAt, createdAt } = recipeReviews;
  const user = { name: users.name, slug: users.slug };
  return db
    .select({ id, draftId, action, user, reason, notes, quality, effectiveAt, createdAt })
    .from(recipeReviews)
    .leftJoin(users, eq(users.id, recipeReviews.userId))
    .where(condition)
    .orderBy(desc(createdAt), desc(id));
}
