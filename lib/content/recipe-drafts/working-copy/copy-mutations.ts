import "server-only";
import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { lockEditor } from "#lib/platform/auth/editors.ts";
import { db } from "#lib/platform/db/client.ts";
import { recipeWorkingCopies } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { SavedDraft } from "../draft/mutations.ts";
import { findOpenRevision } from "../draft/revision-queries.ts";
import { type DeskContent, deskContentSchema, titleOf } from "../draft.ts";
import { DraftError } from "../errors.ts";
import { lockRecipe } from "../lock-queries.ts";
import { type CopyRow, lockCopy } from "./copy-queries.ts";
import { findUnknownDeskReferences } from "./desk-reference-queries.ts";
import { ensureRevision } from "./record-revision-mutations.ts";

/** @throws DraftError "forbidden" for users who are no editors */
export async function requireEditor(tx: Transaction, userId: string): Promise<void> {
  if (!(await lockEditor(tx, userId))) throw new DraftError("forbidden");
}

/**
 * Begins the working copy of a published recipe; an open one is returned as it is. The author's own
 * revision, if there is one, stays as it is in both cases.
 *
 * @param from what it begins with: the published text, or the author's open revision
 * @throws DraftError "missing" without such a recipe, "forbidden"
 */
export async function startCopy(recipeId: string, userId: string, from: "published" | "author"): Promise<CopyRow> {
  return db.transaction(async (tx) => {
    await requireEditor(tx, userId);
    // Locks the recipe, so that two editors do not begin two copies.
    await lockRecipe(tx, recipeId, userId);
    const [open] = await tx.select().from(recipeWorkingCopies).where(eq(recipeWorkingCopies.recipeId, recipeId));
    if (open) return open;
    const { id: baseId, content: published } = await ensureRevision(tx, recipeId);
    const draft = from === "author" ? await findOpenRevision(tx, recipeId) : null;
    const content = draft ? { ...published, ...draft.content, isBilingual: true } : published;
    const taken = draft && { draftId: draft.id, draftVersion: draft.version };
    const copy = await insertCopy(tx, { recipeId, editorId: userId, baseId, content, ...taken });
    await recordCopy(tx, copy, { actorId: userId, action: "update", details: { what: "copyStarted", source: from } });
    return copy;
  });
}

/**
 * Begins a new recipe of the desk.
 *
 * @throws DraftError "forbidden"
 */
export async function createCopy(userId: string, language: Locale): Promise<CopyRow> {
  return db.transaction(async (tx) => {
    await requireEditor(tx, userId);
    const content = deskContentSchema.parse({ language, isBilingual: true, editorial: { authorId: userId } });
    const copy = await insertCopy(tx, { editorId: userId, content });
    await recordCopy(tx, copy, { actorId: userId, action: "create", details: {} });
    return copy;
  });
}

async function insertCopy(tx: Transaction, values: typeof recipeWorkingCopies.$inferInsert): Promise<CopyRow> {
  const [copy] = await tx.insert(recipeWorkingCopies).values(values).returning();
  if (!copy) throw new Error("insertCopy: the database returned no copy");
  return copy;
}

interface CopyChange {
  copyId: string;
  userId: string;
  /** The version that the editor has seen. */
  version: number;
}

/**
 * Saves the content of a working copy. Sending what is stored already changes nothing.
 *
 * @throws DraftError "conflict" with the stored version when another editor or device has saved a
 *   newer one, "reference" with the fields, "state" while it waits for its publication, "missing"
 *   (also when it was published meanwhile), "forbidden"
 */
export async function saveCopy({ content, ...change }: CopyChange & { content: DeskContent }): Promise<SavedDraft> {
  return db.transaction(async (tx) => {
    await requireEditor(tx, change.userId);
    const copy = await lockCopy(tx, change.copyId);
    if (copy.publishAt) throw new DraftError("state", { fields: { state: "scheduled" } });
    if (isDeepStrictEqual(copy.content, JSON.parse(JSON.stringify(content)))) return toSaved(copy);
    checkCopyVersion(copy, change.version);
    const fields = await findUnknownDeskReferences(tx, content, copy.content);
    if (Object.keys(fields).length > 0) throw new DraftError("reference", { fields });
    return toSaved(await replaceContent(tx, copy, content, change.userId));
  });
}

/** Stores another content of a locked working copy. */
export async function replaceContent(
  tx: Transaction,
  copy: CopyRow,
  content: DeskContent,
  editorId: string,
  other: Partial<Pick<CopyRow, "recipeId" | "baseId">> = {},
): Promise<CopyRow> {
  const [saved] = await tx
    .update(recipeWorkingCopies)
    .set({ ...other, content, editorId, version: sql`${recipeWorkingCopies.version} + 1`, savedAt: sql`now()` })
    .where(eq(recipeWorkingCopies.id, copy.id))
    .returning();
  return saved ?? copy;
}

/**
 * Deletes a working copy; what readers have stays. Repeating it changes nothing.
 *
 * @throws DraftError "forbidden"
 */
export async function discardCopy(copyId: string, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await requireEditor(tx, userId);
    const [copy] = await tx.delete(recipeWorkingCopies).where(eq(recipeWorkingCopies.id, copyId)).returning();
    if (!copy) return;
    const action = copy.recipeId ? "update" : "delete";
    await recordCopy(tx, copy, { actorId: userId, action, details: { what: "copyDiscarded" } });
  });
}

/** @throws DraftError "conflict" with the stored version */
export function checkCopyVersion({ version, content, savedAt }: CopyRow, expected: number): void {
  if (version !== expected) throw new DraftError("conflict", { stored: { version, content, savedAt } });
}

interface CopyAction {
  /** Null when the account of who planned it was deleted. */
  actorId: string | null;
  action: Parameters<typeof recordChange>[1]["action"];
  details: Record<string, string | number>;
}

/** Writes a line of the audit log about a working copy and its recipe. */
export async function recordCopy(tx: Transaction, copy: CopyRow, change: CopyAction): Promise<void> {
  const subjectName = titleOf(copy.content);
  await recordChange(tx, { ...change, subjectType: "recipe", subjectId: copy.recipeId ?? copy.id, subjectName });
}

function toSaved({ id, version, savedAt }: CopyRow): SavedDraft {
  return { id, version, savedAt };
}
