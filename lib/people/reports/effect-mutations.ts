import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { recordDecision } from "#lib/content/recipe-drafts/draft/history-mutations.ts";
import { applyDecision } from "#lib/people/comments/decision-mutations.ts";
import { CommentError } from "#lib/people/comments/errors.ts";
import type { HideReason } from "#lib/people/comments/moderation.ts";
import { banUserById, unbanUserById } from "#lib/people/users/ban-mutations.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import type { DecisionGround, ReportAction, ReportReason } from "#lib/platform/db/tables/community/reports.ts";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isPublicItem, isSharedCookbook } from "#lib/platform/db/visibility.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { ReportError } from "./errors.ts";
import { findLatestHide } from "./lock-queries.ts";
import type { ReportTarget } from "./target-queries.ts";

interface Effect {
  editorId: string;
  action: ReportAction;
  ground: DecisionGround | null;
  /** Reason of the most severe report. */
  reason: ReportReason;
  text: string;
  bannedUntil: Date | null;
  /** The version of a comment that the editor has read. */
  version: number;
}

const hideReasons: Record<ReportReason, HideReason> = {
  child_abuse: "illegal",
  self_harm: "dangerous_advice",
  violence: "other",
  hate: "insult",
  sexual: "other",
  harassment: "insult",
  allergen_error: "dangerous_advice",
  copyright: "copyright",
  spam: "spam",
  other: "other",
};

/**
 * Does what a decision says, to the content or the account of its writer.
 *
 * @throws ReportError "impossible" for an action that this content does not have, "forbidden" for a
 *   ban of editors, "conflict" when the content has changed
 */
export async function applyEffect(tx: Transaction, target: ReportTarget | null, effect: Effect): Promise<void> {
  const { action } = effect;
  if (action === "dismiss") return;
  if (!target) throw new ReportError("impossible");
  if (action === "hide") return hideTarget(tx, target, effect);
  if (action === "restore") return restoreTarget(tx, target, effect);
  const { author } = target;
  if (!author) throw new ReportError("impossible");
  if (action === "warn") return;
  if (action === "ban" && ["editor", "admin"].includes(author.newType)) throw new ReportError("forbidden");
  const isDone =
    action === "ban" ? await banUserById(tx, author.id, effect.bannedUntil) : await unbanUserById(tx, author.id);
  if (!isDone) throw new ReportError("conflict");
  await recordChange(tx, {
    actorId: effect.editorId,
    action: action === "ban" ? "ban" : "unban",
    subjectType: "account",
    subjectId: author.id,
    subjectName: author.name,
  });
}

async function hideTarget(tx: Transaction, target: ReportTarget, effect: Effect): Promise<void> {
  const { type, id, comment } = target;
  if (type === "user") throw new ReportError("impossible");
  if (type === "cookbook") return hideCookbook(tx, id);
  if (!comment) return expireItem(tx, target, effect.editorId);
  const reason = effect.ground === "law" ? "illegal" : hideReasons[effect.reason];
  const { editorId, version, text } = effect;
  await tryComment(applyDecision(tx, { editorId, id, version, decision: "hide", reason, note: text.slice(0, 1000) }));
}

async function restoreTarget(tx: Transaction, target: ReportTarget, { editorId, text }: Effect): Promise<void> {
  const { type, id, comment } = target;
  if (type === "user") throw new ReportError("impossible");
  const hide = await findLatestHide(tx, { type, id });
  if (!hide) throw new ReportError("conflict");
  if (comment) {
    const note = text.slice(0, 1000);
    await tryComment(applyDecision(tx, { editorId, id, version: comment.version, decision: "restore", note }));
    return;
  }
  if (type === "cookbook") {
    await tx.update(cookbooks).set({ hiddenAt: null }).where(eq(cookbooks.id, id));
    return;
  }
  // Triggers copy the date to the search index, categories, tags and ingredients.
  await tx.update(items).set({ expiresAt: hide.formerExpiresAt }).where(eq(items.id, id));
  await recordItem(tx, target, editorId, "publish");
}

/** The visibility rule hides it, also when its owner makes it public. */
async function hideCookbook(tx: Transaction, id: string): Promise<void> {
  const hidden = await tx
    .update(cookbooks)
    .set({ hiddenAt: sql`now()` })
    .where(and(eq(cookbooks.id, id), isSharedCookbook()))
    .returning({ id: cookbooks.id });
  if (hidden.length === 0) throw new ReportError("conflict");
}

/** The visibility rule hides what has expired. */
async function expireItem(tx: Transaction, target: ReportTarget, editorId: string): Promise<void> {
  const expired = await tx
    .update(items)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(items.id, target.id), isPublicItem()))
    .returning({ id: items.id });
  if (expired.length === 0) throw new ReportError("conflict");
  await recordItem(tx, target, editorId, "expire");
}

async function recordItem(
  tx: Transaction,
  { type, id, title }: ReportTarget,
  userId: string,
  action: "publish" | "expire",
): Promise<void> {
  const effectiveAt = action === "expire" ? currentTime() : null;
  if (type === "recipe") return recordDecision(tx, { recipeId: id, userId, action, effectiveAt }, title);
  await recordChange(tx, {
    actorId: userId,
    action: action === "expire" ? "unpublish" : "publish",
    subjectType: "story",
    subjectId: id,
    subjectName: title,
  });
}

async function tryComment(decided: Promise<unknown>): Promise<void> {
  await decided.catch((error: unknown) => {
    throw error instanceof CommentError ? new ReportError("conflict") : error;
  });
}
