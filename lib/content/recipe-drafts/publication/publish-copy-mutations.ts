import "server-only";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { type PlannedPublication, recipeWorkingCopies } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { tags } from "#lib/platform/db/tables/tags.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PublicationChange } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { recordReview } from "../draft/history-mutations.ts";
import { featuredTagKey } from "../draft/reference-queries.ts";
import type { DeskContent } from "../draft.ts";
import { DraftError } from "../errors.ts";
import { lockRecipe } from "../lock-queries.ts";
import { sendAcceptedEmail } from "../review/emails.ts";
import { checkCopyVersion, recordCopy, replaceContent, requireEditor } from "../working-copy/copy-mutations.ts";
import { type CopyRow, lockForPublication } from "../working-copy/copy-queries.ts";
import { listKeyedTexts } from "../working-copy/keyed-texts.ts";
import { ensureRevision, recordRevision } from "../working-copy/record-revision-mutations.ts";
import { listStale } from "../working-copy/stale-translations.ts";
import { storeContent } from "../working-copy/store-mutations.ts";
import { findPublishProblems } from "./problem-queries.ts";
import { keepLanguages } from "./published-languages.ts";

interface Publication {
  copyId: string;
  /** The editor. */
  userId: string;
  /** The version that the editor has seen. */
  version: number;
  /** The revision that the editor has seen as published; null for a new recipe. */
  seenRevisionId: string | null;
  languages: Locale[];
  /** Null for at once. */
  publishAt: Date | null;
  /** How many findings of the severity "error" it has, and why it is published with them. */
  findings: number;
  reason: string;
}

/**
 * Publishes a working copy, now or at a later time. With one of its languages the other one keeps
 * the text that readers have, and what was written in it stays in the copy. A new recipe that is
 * published later is stored at once, invisible until then.
 *
 * @returns what readers see differently; null when its time comes later
 * @throws DraftError "incomplete" with what is missing by path, "conflict" when the copy or the
 *   recipe was changed meanwhile, "date" for a past time, "state" while it waits for its
 *   publication, "missing", "forbidden"
 */
export async function publishCopy(publication: Publication): Promise<PublicationChange | null> {
  const { copyId, userId, version, seenRevisionId, publishAt, languages, reason, findings } = publication;
  return db.transaction(async (tx) => {
    await requireEditor(tx, userId);
    const copy = await lockForPublication(tx, copyId);
    if (copy.publishAt) throw new DraftError("state", { fields: { state: "scheduled" } });
    checkCopyVersion(copy, version);
    if (publishAt && publishAt <= currentTime()) throw new DraftError("date", { fields: { publishAt: "past" } });
    if (copy.recipeId) await lockRecipe(tx, copy.recipeId, userId);
    const base = copy.recipeId ? await ensureRevision(tx, copy.recipeId) : null;
    if ((base?.id ?? null) !== seenRevisionId) throw new DraftError("conflict");
    const planned = { languages, reason, findings };
    if (!publishAt || !copy.recipeId) return publishLocked(tx, copy, { ...planned, userId, publishAt });
    await checkPublishable(tx, keepLanguages(copy.content, base?.content ?? null, languages), copy.recipeId);
    await tx.update(recipeWorkingCopies).set({ publishAt, planned }).where(eq(recipeWorkingCopies.id, copyId));
    await recordCopy(tx, copy, { actorId: userId, action: "schedule", details: toDetails(planned) });
    return null;
  });
}

interface Locked extends PlannedPublication {
  /** Null when the account of who planned it was deleted. */
  userId: string | null;
  publishAt: Date | null;
}

/** Publishes a locked working copy; the caller has checked who does. */
export async function publishLocked(tx: Transaction, copy: CopyRow, publication: Locked): Promise<PublicationChange> {
  const { userId, languages, publishAt } = publication;
  const base = copy.recipeId ? await ensureRevision(tx, copy.recipeId) : null;
  const kept = keepLanguages(copy.content, base?.content ?? null, languages);
  await checkPublishable(tx, kept, copy.recipeId);
  const stale = listStale(base?.content ?? null, kept).map(({ key }) => key);
  const tagIds = await listAuthorTags(tx, kept.editorial.tagIds);
  const content = { ...kept, tagIds, isBilingual: true, editorial: { ...kept.editorial, stale, confirmed: {} } };
  const { recipeId, slug, change } = await storeContent(tx, copy.recipeId, content, publishAt ?? currentTime());
  const published = { ...content, editorial: { ...content.editorial, slug } };
  const revision = await recordRevision(tx, { recipeId, userId, origin: "desk", content: published });
  const details = { ...toDetails(publication), revision: revision.id };
  const action = publishAt ? "schedule" : "publish";
  await recordCopy(tx, { ...copy, recipeId, content: published }, { actorId: userId, action, details });
  if (!(await closeTakenDraft(tx, copy, userId))) {
    await recordReview(tx, { recipeId, userId, action, effectiveAt: publishAt ?? currentTime() });
  }
  if (hasOtherTexts(copy.content, published)) {
    const rest = { ...copy.content, editorial: { ...copy.content.editorial, confirmed: {} } };
    const editorId = userId ?? copy.editorId;
    if (editorId) await replaceContent(tx, copy, rest, editorId, { recipeId, baseId: revision.id });
    await tx
      .update(recipeWorkingCopies)
      .set({ publishAt: null, planned: null })
      .where(eq(recipeWorkingCopies.id, copy.id));
  } else await tx.delete(recipeWorkingCopies).where(eq(recipeWorkingCopies.id, copy.id));
  return change;
}

/** @throws DraftError "incomplete" with what is missing by path */
async function checkPublishable(tx: Transaction, content: DeskContent, recipeId: string | null): Promise<void> {
  const problems = await findPublishProblems(tx, content, recipeId);
  const fields = Object.fromEntries(problems.map(({ path, code }) => [path, code]));
  if (problems.length > 0) throw new DraftError("incomplete", { fields });
}

/** Tags that authors may set, at most as many as they may have. */
async function listAuthorTags(tx: Transaction, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const isFree = and(eq(tags.isHidden, false), ne(tags.key, featuredTagKey));
  const rows = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(inArray(tags.id, ids), isFree));
  return rows
    .map(({ id }) => id)
    .sort()
    .slice(0, 20);
}

/** Whether a copy has texts that were not published with it: in the language that was kept. */
function hasOtherTexts(copy: DeskContent, published: DeskContent): boolean {
  const toKey = (content: DeskContent) => JSON.stringify(listKeyedTexts(content).map(({ text }) => [text.de, text.en]));
  return toKey(copy) !== toKey(published);
}

/**
 * The author's revision that the copy began with is done, unless they have changed it since.
 *
 * @returns whether that accepted a submission, as its history says
 */
async function closeTakenDraft(
  tx: Transaction,
  { draftId, draftVersion }: CopyRow,
  userId: string | null,
): Promise<boolean> {
  if (!draftId) return false;
  const [draft] = await tx.select().from(recipeDrafts).where(eq(recipeDrafts.id, draftId)).for("update");
  if (!draft?.recipeId || draft.state === "accepted" || draft.version !== draftVersion) return false;
  const { recipeId, state } = draft;
  await tx
    .update(recipeDrafts)
    .set({ state: "accepted", submittedAt: null, version: sql`${recipeDrafts.version} + 1` })
    .where(eq(recipeDrafts.id, draftId));
  if (state !== "submitted" || !userId) return false;
  await recordReview(tx, { draftId, recipeId, userId, action: "accept" });
  await sendAcceptedEmail(tx, { draft, recipeId, publishAt: null });
  return true;
}

function toDetails({ languages, findings, reason }: PlannedPublication): Record<string, string | number> {
  return { languages: languages.join(", "), ...(findings > 0 && { findings, reason }) };
}
