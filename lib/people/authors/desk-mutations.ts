import "server-only";
import { eq } from "drizzle-orm";
import { recordDeletion } from "#lib/content/deletions/record-mutations.ts";
import { findLibraryPicture } from "#lib/content/pictures/queries.ts";
import { indexItemsInBatches } from "#lib/content/search-index/index-in-batches.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { changeAsEditor, type DeskTarget, requireCurrent } from "#lib/platform/desk-resources/desk-change.ts";
import { DeskError } from "#lib/platform/desk-resources/desk-error.ts";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { recordSlugs } from "#lib/platform/routing/record-slug.ts";
import { toUserSlug } from "#lib/platform/text/user-name.ts";
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

/** What a change concerns, with the pictures that were removed. */
export type AuthorChange = DeskChange & { formerPictureIds: string[] };

/**
 * Creates a profile without an account.
 *
 * @throws DeskError "forbidden", "taken", "unsuitable", "missing" for a picture
 */
export function createAuthor(editorId: string, content: AuthorContent): Promise<AuthorChange> {
  return changeAsEditor(editorId, async (tx) => {
    const { role = "contributor", ...profile } = content;
    const slug = await checkContent(tx, content, null);
    const row = { ...profile, slug, newType: role };
    const [created] = await tx.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
    // Another transaction has taken the name or the slug just now.
    if (!created) throw new DeskError("taken", "name");
    await recordChange(tx, { actorId: editorId, action: "create", ...subjectOf(created.id, content.name) });
    return changeOf(created.id, [slug]);
  });
}

/**
 * Changes a profile; its former slug leads to the new one.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "taken", "unsuitable"
 */
export function updateAuthor({ editorId, id, version }: DeskTarget, content: AuthorContent): Promise<AuthorChange> {
  return changeAsEditor(editorId, async (tx) => {
    const author = requireCurrent(await lockDeskAuthor(tx, id), version);
    const { slug: former } = author;
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
    await recordChange(tx, { actorId: editorId, action: "update", ...subjectOf(id, content.name), details });
    const kept = [content.pictureId, content.bannerId];
    const formerPictureIds = [author.pictureId, author.bannerId].flatMap((one) =>
      one && !kept.includes(one) ? [one] : [],
    );
    return { ...changeOf(id, [...new Set([slug, former])]), formerPictureIds };
  });
}

/**
 * Deletes a profile without an account by which nothing is written and which nothing names.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "unsuitable", "used"
 */
export function deleteAuthor({ editorId, id, version }: DeskTarget): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    const { name, slug, hasAccount, isPartner } = requireCurrent(await lockDeskAuthor(tx, id), version);
    if (hasAccount) throw new DeskError("unsuitable");
    const uses = await countAuthorUses(id, tx);
    if (isPartner || Object.values(uses).some((count) => count > 0)) throw new DeskError("used");
    await recordDeletion(tx, { kind: "author", id, label: { de: name, en: name }, editorId });
    await tx.delete(users).where(eq(users.id, id));
    return changeOf(id, [slug]);
  });
}

const subjectOf = (id: string, name: string) => ({ subjectType: "author", subjectId: id, subjectName: name }) as const;

/** @param slugs the present one and a former one */
const changeOf = (id: string, slugs: string[]): AuthorChange => ({
  id,
  tags: [],
  author: { id, slugs },
  formerPictureIds: [],
});

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
