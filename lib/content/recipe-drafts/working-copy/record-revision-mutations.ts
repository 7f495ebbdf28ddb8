import "server-only";
import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { type RevisionOrigin, recipeRevisions } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import type { DeskContent } from "../draft.ts";
import { findLatestRevision, getDeskContent } from "./content-queries.ts";

export type RevisionRow = typeof recipeRevisions.$inferSelect;

interface NewRevision {
  recipeId: string;
  /** Who published it; null when it was found. */
  userId: string | null;
  origin: RevisionOrigin;
  content: DeskContent;
  createdAt?: Date;
}

/** Keeps what readers have from now on, in the transaction that publishes it. */
export async function recordRevision(tx: Transaction, revision: NewRevision): Promise<RevisionRow> {
  const former = await findLatestRevision(tx, revision.recipeId);
  const now = currentTimeMs();
  const wanted = Math.min(revision.createdAt?.getTime() ?? now, now);
  // Within a millisecond the order would depend on the id.
  const createdAt = new Date(Math.max(wanted, (former?.createdAt.getTime() ?? 0) + 1));
  const [row] = await tx
    .insert(recipeRevisions)
    .values({ ...revision, createdAt })
    .returning();
  if (!row) throw new Error("recordRevision: the database returned no revision");
  return row;
}

/**
 * The revision that readers have now. It is stored when there is none yet, and when the recipe was
 * changed without one since: by a bulk action, an import or a merged ingredient.
 */
export async function ensureRevision(tx: Transaction, recipeId: string): Promise<RevisionRow> {
  const latest = await findLatestRevision(tx, recipeId);
  const content = await getDeskContent(tx, recipeId);
  if (latest && isDeepStrictEqual(latest.content, JSON.parse(JSON.stringify(content)))) return latest;
  const [item] = await tx.select({ updatedAt: items.updatedAt }).from(items).where(eq(items.id, recipeId));
  return recordRevision(tx, { recipeId, userId: null, origin: "stored", content, createdAt: item?.updatedAt });
}
