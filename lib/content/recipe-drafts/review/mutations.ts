import "server-only";
import { eq, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import type { ItemCategorization } from "#lib/platform/db/item-categories.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { PublicationChange } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { recordDecision } from "../draft/history-mutations.ts";
import { checkReferences, checkVersion } from "../draft/mutations.ts";
import { findUnknownCategorization } from "../draft/recipe-queries.ts";
import { type DraftContent, titleOf } from "../draft.ts";
import { DraftError } from "../errors.ts";
import { getNextStatus, hasPublicAuthor, lockDraft } from "../lock-queries.ts";
import { publishDraft } from "../publication/acceptance-mutations.ts";
import { listUnknownIngredients } from "../recipe-input.ts";
import type { AcceptanceInput, RejectionInput } from "../schema.ts";
import { sendAcceptedEmail, sendRejectedEmail } from "./emails.ts";

interface Review {
  draftId: string;
  /** The editor. */
  userId: string;
  /** The version that the editor has read. */
  version: number;
}

/**
 * Accepts a submitted draft: publishes it, or replaces the text of the recipe that it revises, in
 * one transaction. Of two editors who decide at once the second one gets "state".
 *
 * @returns what readers see differently, for `revalidatePublication`
 * @throws DraftError "state" (also while the author is hidden), "conflict" when it is another
 *   version, "date" for a past `publishAt`, "reference" with fields where an ingredient, a category
 *   or a tag does not exist, "forbidden", "missing"
 */
export async function acceptDraft({
  draftId,
  userId,
  version,
  ...acceptance
}: Review & AcceptanceInput): Promise<PublicationChange> {
  const { quality, mainCategoryId, categoryIds, tagIds, ingredientIds, publishAt } = acceptance;
  return db.transaction(async (tx) => {
    const { draft, status, actor } = await lockDraft(tx, draftId, userId);
    getNextStatus(status, "accept", actor);
    checkVersion(draft, version);
    if (!(await hasPublicAuthor(tx, draft.authorId))) throw new DraftError("state", { fields: { author: "hidden" } });
    // A revision does not change when its recipe is public.
    const isScheduled = publishAt !== undefined && draft.recipeId === null;
    if (isScheduled && publishAt <= currentTime()) throw new DraftError("date", { fields: { publishAt: "past" } });
    const content = withIngredients(draft.content, ingredientIds);
    await checkReferences(tx, content, draft);
    await checkCategorization(tx, { mainCategoryId, categoryIds, tagIds });
    const effectiveAt = isScheduled ? publishAt : null;
    const publishedAt = effectiveAt ?? currentTime();
    const categorization = { mainCategoryId, categoryIds, tagIds };
    const change = await publishDraft(tx, draft, { content, publishedAt, userId, ...categorization });
    const review = { draftId, recipeId: change.itemId, userId, quality, effectiveAt };
    await recordDecision(tx, { ...review, action: "accept" }, titleOf(content));
    await sendAcceptedEmail(tx, { draft, recipeId: change.itemId, publishAt: effectiveAt });
    return change;
  });
}

/**
 * Rejects a submitted draft with a reason and notes on fields. Its author may edit and submit it
 * again.
 *
 * @throws DraftError "state", "conflict" when it is another version, "forbidden", "missing"
 */
export async function rejectDraft({
  draftId,
  userId,
  version,
  reason,
  notes,
}: Review & RejectionInput): Promise<{ authorId: string }> {
  return db.transaction(async (tx) => {
    const { draft, status, actor } = await lockDraft(tx, draftId, userId);
    getNextStatus(status, "reject", actor);
    checkVersion(draft, version);
    await tx
      .update(recipeDrafts)
      .set({ state: "rejected", submittedAt: null, version: sql`${recipeDrafts.version} + 1` })
      .where(eq(recipeDrafts.id, draftId));
    const review = { draftId, recipeId: draft.recipeId, userId, reason, notes };
    await recordDecision(tx, { ...review, action: "reject" }, titleOf(draft.content));
    await sendRejectedEmail(tx, { draft, reason, notes });
    return { authorId: draft.authorId };
  });
}

/** @throws DraftError "reference" with the fields of unknown categories and tags */
async function checkCategorization(tx: Transaction, categorization: ItemCategorization): Promise<void> {
  const fields = await findUnknownCategorization(tx, categorization);
  if (Object.keys(fields).length > 0) throw new DraftError("reference", { fields });
}

/** @throws DraftError "reference" where a row has no ingredient of the lexicon */
function withIngredients(content: DraftContent, ingredientIds: Record<string, string>): DraftContent {
  const groups = content.groups.map((group) => ({
    ...group,
    ingredients: group.ingredients.map((row) => ({
      ...row,
      ingredientId: (Object.hasOwn(ingredientIds, row.id) ? ingredientIds[row.id] : null) ?? row.ingredientId,
    })),
  }));
  const found = { ...content, groups };
  const unknown = listUnknownIngredients(found).map(({ path }) => [path, "unknown"] as const);
  if (unknown.length > 0) throw new DraftError("reference", { fields: Object.fromEntries(unknown) });
  return found;
}
