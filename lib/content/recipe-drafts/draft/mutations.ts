import "server-only";
import { isDeepStrictEqual } from "node:util";
import { and, eq, ne, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { DraftContent } from "../draft.ts";
import { DraftError } from "../errors.ts";
import { draftLimits } from "../limits.ts";
import { type DraftRow, getNextStatus, lockDraft } from "../lock-queries.ts";
import { detachHistory } from "./history-mutations.ts";
import { findUnknownReferences } from "./reference-queries.ts";

export interface SavedDraft {
  id: string;
  /** To be sent with the next change. */
  version: number;
  savedAt: Date;
}

interface NewDraft {
  authorId: string;
  content: DraftContent;
  /** Random UUID made by the browser, so that a repeated request creates one draft. */
  id?: string;
}

/**
 * Creates a draft of a new recipe. Repeating it with the same id and content returns the draft
 * that exists.
 *
 * @throws DraftError "reference" with the fields, "limit" with too many open drafts,
 *   "conflict" with the stored version when the draft exists with another content, "missing"
 *   when the id belongs to another user's draft
 */
export async function createDraft({ authorId, content, id }: NewDraft): Promise<SavedDraft> {
  return db.transaction(async (tx) => {
    // Counts one after the other, so that requests at once do not pass the limit.
    await tx.execute(sql`select from users where id = ${authorId} for no key update`);
    const existing = id && (await findExisting(tx, id, authorId));
    if (existing) return toRepeated(existing, content);
    const isOpen = and(eq(recipeDrafts.authorId, authorId), ne(recipeDrafts.state, "accepted"));
    if ((await tx.$count(recipeDrafts, isOpen)) >= draftLimits.openDrafts) throw new DraftError("limit");
    await checkReferences(tx, content, { authorId, recipeId: null });
    const [created] = await tx.insert(recipeDrafts).values({ id, authorId, content }).onConflictDoNothing().returning();
    // A request of another user at the same time had the same id.
    if (!created) throw new DraftError("missing");
    return toSaved(created);
  });
}

/** @throws DraftError "missing" when it is another user's */
async function findExisting(tx: Transaction, id: string, authorId: string): Promise<DraftRow | null> {
  const [draft] = await tx.select().from(recipeDrafts).where(eq(recipeDrafts.id, id)).for("update");
  if (draft && draft.authorId !== authorId) throw new DraftError("missing");
  return draft ?? null;
}

/** @throws DraftError "conflict" with the stored version */
function toRepeated(draft: DraftRow, content: DraftContent): SavedDraft {
  const { version, savedAt } = draft;
  if (isDeepStrictEqual(draft.content, content)) return toSaved(draft);
  throw new DraftError("conflict", { stored: { version, content: draft.content, savedAt } });
}

interface DraftChange {
  draftId: string;
  userId: string;
  /** The version that the user has seen. */
  version: number;
}

/**
 * Saves the content of a draft; a rejected one becomes a draft again. Sending what is stored
 * already changes nothing, also with an older version: the answer to a former request was lost.
 * What was stored already may refer to what is gone meanwhile.
 *
 * @throws DraftError "conflict" with the stored version when another device has saved a newer one,
 *   "reference" with the fields, "state" while it is submitted or after it was accepted, "missing",
 *   "forbidden"
 */
export async function saveDraft({ content, ...change }: DraftChange & { content: DraftContent }): Promise<SavedDraft> {
  return db.transaction(async (tx) => {
    const { draft, status, actor } = await lockDraft(tx, change.draftId, change.userId);
    if (draft.state === "accepted") throw new DraftError("state", { fields: { state: draft.state } });
    getNextStatus(status, "edit", actor);
    if (isDeepStrictEqual(draft.content, content)) return toSaved(draft);
    checkVersion(draft, change.version);
    await checkReferences(tx, content, draft, draft.content);
    const [saved] = await tx
      .update(recipeDrafts)
      .set({ content, state: "draft", version: sql`${recipeDrafts.version} + 1`, savedAt: sql`now()` })
      .where(eq(recipeDrafts.id, draft.id))
      .returning();
    return toSaved(saved ?? draft);
  });
}

/**
 * Deletes a draft; of a published recipe only the revision, whose history stays that of the recipe.
 * Repeating it changes nothing.
 *
 * @throws DraftError "state" while it is submitted or after it was accepted, "forbidden"
 */
export async function deleteDraft({ draftId, userId }: Omit<DraftChange, "version">): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockDraft(tx, draftId, userId).catch((error: unknown) => {
      if (error instanceof DraftError && error.code === "missing") return null;
      throw error;
    });
    if (!locked) return;
    getNextStatus(locked.status, "delete", locked.actor);
    if (locked.draft.recipeId) await detachHistory(tx, draftId);
    await tx.delete(recipeDrafts).where(eq(recipeDrafts.id, draftId));
  });
}

/** @throws DraftError "conflict" with the stored version */
export function checkVersion({ version, content, savedAt }: DraftRow, expected: number): void {
  if (version !== expected) throw new DraftError("conflict", { stored: { version, content, savedAt } });
}

/**
 * @param stored content whose references are not checked again
 * @throws DraftError "reference" with the fields
 */
export async function checkReferences(
  tx: Transaction,
  content: DraftContent,
  owner: Pick<DraftRow, "authorId" | "recipeId">,
  stored?: DraftContent,
): Promise<void> {
  const fields = await findUnknownReferences(tx, content, owner, stored);
  if (Object.keys(fields).length > 0) throw new DraftError("reference", { fields });
}

function toSaved({ id, version, savedAt }: DraftRow): SavedDraft {
  return { id, version, savedAt };
}
