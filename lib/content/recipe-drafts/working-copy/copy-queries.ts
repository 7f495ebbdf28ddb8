import "server-only";
import { aliasedTable, and, desc, eq, isNotNull, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { recipeRevisions, recipeWorkingCopies } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { DeskContent } from "../draft.ts";
import { DraftError } from "../errors.ts";

export type CopyRow = typeof recipeWorkingCopies.$inferSelect;

/** A working copy of the desk, with what readers have meanwhile. */
export interface WorkingCopy extends CopyRow {
  /** Who saved last; null after the account was deleted. */
  editor: string | null;
  /** What was published when it was begun; null for a new recipe. */
  base: DeskContent | null;
}

/** The copy with the key of its address: the id of its recipe, or its own for a new recipe. */
const hasKey = (key: string): SQL | undefined =>
  or(eq(recipeWorkingCopies.recipeId, key), and(eq(recipeWorkingCopies.id, key), isNull(recipeWorkingCopies.recipeId)));

/** The working copy of a recipe, or the one of a new recipe by its own id; null without one. */
export async function getWorkingCopy(key: string): Promise<WorkingCopy | null> {
  const [row] = await db
    .select({ copy: recipeWorkingCopies, editor: users.name, base: recipeRevisions.content })
    .from(recipeWorkingCopies)
    .leftJoin(users, eq(users.id, recipeWorkingCopies.editorId))
    .leftJoin(recipeRevisions, eq(recipeRevisions.id, recipeWorkingCopies.baseId))
    .where(hasKey(key));
  return row ? { ...row.copy, editor: row.editor, base: row.base } : null;
}

/** The working copy with this own id; null without one. */
export async function findCopy(copyId: string): Promise<CopyRow | null> {
  const [copy] = await db.select().from(recipeWorkingCopies).where(eq(recipeWorkingCopies.id, copyId));
  return copy ?? null;
}

/**
 * Locks a working copy by its own id.
 *
 * @throws DraftError "missing"
 */
export async function lockCopy(tx: Transaction, copyId: string): Promise<CopyRow> {
  const [copy] = await tx.select().from(recipeWorkingCopies).where(eq(recipeWorkingCopies.id, copyId)).for("update");
  if (!copy) throw new DraftError("missing");
  return copy;
}

/** What was published when a working copy was begun; null for a new recipe. */
export async function findRevisionOfCopy({ baseId }: CopyRow): Promise<DeskContent | null> {
  if (baseId === null) return null;
  const [revision] = await db
    .select({ content: recipeRevisions.content })
    .from(recipeRevisions)
    .where(eq(recipeRevisions.id, baseId));
  return revision?.content ?? null;
}

/**
 * Locks a working copy that is going to be published, after the author's revision and the recipe:
 * reviews and restorations lock these first, too.
 *
 * @throws DraftError "missing"
 */
export async function lockForPublication(tx: Transaction, copyId: string): Promise<CopyRow> {
  const { recipeId, draftId } = recipeWorkingCopies;
  const [found] = await tx
    .select({ recipeId, draftId })
    .from(recipeWorkingCopies)
    .where(eq(recipeWorkingCopies.id, copyId));
  if (found?.draftId) await tx.select().from(recipeDrafts).where(eq(recipeDrafts.id, found.draftId)).for("update");
  if (found?.recipeId) await tx.select().from(items).where(eq(items.id, found.recipeId)).for("no key update");
  return lockCopy(tx, copyId);
}

/** An open working copy, for lists. */
export interface ListedCopy {
  /** The key of its address. */
  key: string;
  isNew: boolean;
  title: string;
  language: Locale;
  editor: string | null;
  savedAt: Date;
  publishAt: Date | null;
}

/** Lists the working copies of all editors, the latest first. */
export async function listWorkingCopies(): Promise<ListedCopy[]> {
  const { id, recipeId, content, savedAt, publishAt } = recipeWorkingCopies;
  return db
    .select({
      key: sql<string>`coalesce(${recipeId}, ${id})`,
      isNew: sql<boolean>`${recipeId} is null`,
      title: sql<string>`coalesce(nullif(${content} -> 'title' ->> (${content} ->> 'language'), ''),
        ${content} -> 'title' ->> 'de', '')`,
      language: sql<Locale>`${content} ->> 'language'`,
      editor: users.name,
      savedAt,
      publishAt,
    })
    .from(recipeWorkingCopies)
    .leftJoin(users, eq(users.id, recipeWorkingCopies.editorId))
    .orderBy(desc(savedAt), desc(id))
    .limit(100);
}

/** The open revision of a recipe that its author writes. */
export interface AuthorRevision {
  id: string;
  state: "draft" | "submitted" | "rejected";
  author: string;
  savedAt: Date;
}

/** The author's open revision of a recipe, or null. */
export async function findAuthorRevision(recipeId: string): Promise<AuthorRevision | null> {
  const author = aliasedTable(users, "author");
  const [draft] = await db
    .select({ id: recipeDrafts.id, state: recipeDrafts.state, author: author.name, savedAt: recipeDrafts.savedAt })
    .from(recipeDrafts)
    .innerJoin(author, eq(author.id, recipeDrafts.authorId))
    .where(and(eq(recipeDrafts.recipeId, recipeId), ne(recipeDrafts.state, "accepted")));
  return draft ? { ...draft, state: draft.state as AuthorRevision["state"] } : null;
}

/** Ids of the working copies whose time of publication has come. */
export async function listDueCopies(now: Date): Promise<string[]> {
  const { id, publishAt } = recipeWorkingCopies;
  const rows = await db
    .select({ id })
    .from(recipeWorkingCopies)
    .where(and(isNotNull(publishAt), lte(publishAt, now)));
  return rows.map((row) => row.id);
}
