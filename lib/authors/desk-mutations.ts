import "server-only";
import { eq } from "drizzle-orm";
import { recordChange } from "#lib/audit-log/record-change.ts";
import { DeskError } from "#lib/auth/desk-error.ts";
import { lockEditor } from "#lib/auth/editors.ts";
import { db } from "#lib/db/client.ts";
import { users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { recordDeletion } from "#lib/deletions/record-mutations.ts";
import type { Localized } from "#lib/i18n/locales.ts";
import { findLibraryPicture } from "#lib/pictures/queries.ts";
import { recordSlugs } from "#lib/routing/record-slug.ts";
import { indexItemsInBatches } from "#lib/search-index/index-in-batches.ts";
import { toUserSlug } from "#lib/text/user-name.ts";
import type { GivenRole } from "./author-filter.ts";
import {
  countAuthorUses,
  type DeskAuthor,
  isNameTaken,
  isSlugTaken,
  listItemIds,
  lockDeskAuthor,
} from "./desk-queries.ts";

export interface AuthorContent {
  name: string;
  /** Empty for one that is made from the name. */
  slug: string;
  /** Only where it can be chosen: without an account, and not of partners. */
  role?: GivenRole;
  occupation: Partial<Localized>;
  bio: Partial<Localized>;
  website: string | null;
  pictureId: string | null;
  bannerId: string | null;
}

export interface AuthorTarget {
  /** The editor who acts. */
  editorId: string;
  id: string;
  /** The version that the editor has read. */
  version: number;
}

/** What a change concerns: present and former slugs, and pictures that were removed. */
export interface AuthorChange {
  id: string;
  slugs: string[];
  formerPictureIds: string[];
}

/**
 * Creates a profile without an account.
 *
 * @throws DeskError "forbidden", "taken", "unsuitable", "missing" for a picture
 */
export async function createAuthor(editorId: string, content: AuthorContent): Promise<AuthorChange> {
  return db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) throw new DeskError("forbidden");
    const { role = "contributor", ...profile } = content;
    const slug = await checkContent(tx, content, null);
    const row = { ...profile, slug, newType: role };
    const [created] = await tx.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
    // Another transaction has taken the name or the slug just now.
    if (!created) throw new DeskError("taken", "name");
    await recordAuthorChange(tx, { actorId: editorId, action: "create", id: created.id, name: content.name });
    return { id: created.id, slugs: [slug], formerPictureIds: [] };
  });
}

/**
 * Changes a profile; its former slug leads to the new one.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "taken", "unsuitable"
 */
export async function updateAuthor(target: AuthorTarget, content: AuthorContent): Promise<AuthorChange> {
  return db.transaction(async (tx) => {
    const author = await lockForEditor(tx, target);
    const { id, slug: former } = author;
    const { role, ...profile } = content;
    const slug = await checkContent(tx, content, author);
    const isRoleFree = role !== undefined && !author.hasAccount && author.role !== "partner";
    await tx
      .update(users)
      .set({ ...profile, slug, ...(isRoleFree && { newType: role }) })
      .where(eq(users.id, id));
    // Lists know what editors, guests and partners have written.
    if (isRoleFree && role !== author.role) await indexItemsInBatches(tx, await listItemIds(tx, id));
    await recordSlugs(tx, {
      kind: "user",
      targetId: id,
      former: { de: former, en: former },
      current: { de: slug, en: slug },
    });
    const details = former === slug ? undefined : { from: former, to: slug };
    await recordAuthorChange(tx, { actorId: target.editorId, action: "update", id, name: content.name, details });
    const kept = [content.pictureId, content.bannerId];
    const formerPictureIds = [author.pictureId, author.bannerId].flatMap((one) =>
      one && !kept.includes(one) ? [one] : [],
    );
    return { id, slugs: [...new Set([slug, former])], formerPictureIds };
  });
}

/**
 * Deletes a profile without an account by which nothing is written and which nothing names.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "unsuitable", "used"
 */
export async function deleteAuthor(target: AuthorTarget): Promise<AuthorChange> {
  return db.transaction(async (tx) => {
    const { id, name, slug, hasAccount, isPartner } = await lockForEditor(tx, target);
    if (hasAccount) throw new DeskError("unsuitable");
    const uses = await countAuthorUses(id, tx);
    if (isPartner || Object.values(uses).some((count) => count > 0)) throw new DeskError("used");
    const label = { de: name, en: name };
    await recordDeletion(tx, { kind: "author", id, label, editorId: target.editorId });
    await tx.delete(users).where(eq(users.id, id));
    return { id, slugs: [slug], formerPictureIds: [] };
  });
}

async function lockForEditor(tx: Transaction, { editorId, id, version }: AuthorTarget): Promise<DeskAuthor> {
  if (!(await lockEditor(tx, editorId))) throw new DeskError("forbidden");
  const author = await lockDeskAuthor(tx, id);
  if (!author) throw new DeskError("missing");
  if (author.version !== version) throw new DeskError("conflict");
  return author;
}

/** Returns the slug. `author` is null for a new one. */
async function checkContent(tx: Transaction, content: AuthorContent, author: DeskAuthor | null): Promise<string> {
  const id = author?.id ?? null;
  if (await isNameTaken(tx, id, content.name)) throw new DeskError("taken", "name");
  for (const field of ["picture", "banner"] as const) {
    const pictureId = content[`${field}Id`];
    // What the profile has already may be an upload of its user, which is not in the library.
    if (!pictureId || pictureId === author?.[`${field}Id`]) continue;
    const picture = await findLibraryPicture(pictureId, null, tx);
    if (!picture || picture.deletedAt) throw new DeskError("missing", field);
  }
  if (content.slug === "") return findFreeSlug(tx, id, content.name);
  if (content.slug === author?.slug) return content.slug;
  // Addresses of pages, and numbers.
  if (toUserSlug(content.slug, 1) !== content.slug) throw new DeskError("unsuitable", "slug");
  if (await isSlugTaken(tx, id, content.slug)) throw new DeskError("taken", "slug");
  return content.slug;
}

async function findFreeSlug(tx: Transaction, id: string | null, name: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const slug = toUserSlug(name, attempt);
    if (!(await isSlugTaken(tx, id, slug))) return slug;
  }
}

interface RecordedChange {
  actorId: string;
  action: "create" | "update";
  id: string;
  name: string;
  details?: Record<string, string>;
}

function recordAuthorChange(tx: Transaction, { actorId, action, id, name, details = {} }: RecordedChange) {
  const subject = { subjectType: "author", subjectId: id, subjectName: name } as const;
  return recordChange(tx, { actorId, action, ...subject, details });
}
