import "server-only";
import { asc, eq, sql } from "drizzle-orm";
import { hasKeyedId, pictureIdKey } from "#lib/platform/db/json/keyed-ids.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { pictures, videos } from "#lib/platform/db/tables/media.ts";
import { partners, users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { PictureCrops } from "#lib/platform/media/pictures/crops.ts";
import { type StoredEntry, withoutNulls } from "./stored-entry.ts";

/** Pictures of the site, without uploads that nothing public shows. */
export async function listPictures(tx: Transaction): Promise<StoredEntry[]> {
  const { alts, credit, focalX, focalY } = pictures;
  const crops = sql<PictureCrops | null>`nullif(${pictures.crops}, '{}')`;
  const isIn = (column: string) => hasKeyedId(sql.raw(column), pictureIdKey, sql`${pictures.id}`);
  // What only private content refers to is not exported.
  const rows = await tx
    .select({ id: pictures.id, alts, credit, focalX, focalY, crops })
    .from(pictures)
    .where(
      sql`${pictures.deletedAt} is null and (not exists (select from uploads where uploads.picture_id = ${pictures.id})
        or exists (select from items where items.picture_id = ${pictures.id})
        or exists (select from recipes where ${isIn("recipes.steps")})
        or exists (select from story_texts where ${isIn("story_texts.body")})
        or exists (select from feed_modules where ${isIn("feed_modules.data")})
        or exists (select from users where (users.picture_id = ${pictures.id} or users.banner_id = ${pictures.id})
          and ${isExportedAuthor}))`,
    )
    .orderBy(asc(pictures.createdAt), asc(pictures.id));
  return rows.map(({ id, ...row }) => ({ id, entry: { key: id, ...withoutNulls(row) } }));
}

/** Where the file of each picture is stored. */
export async function listPictureFiles(tx: Transaction): Promise<Map<string, string>> {
  const rows = await tx.select({ id: pictures.id, storageKey: pictures.storageKey }).from(pictures);
  return new Map(rows.map(({ id, storageKey }) => [id, storageKey]));
}

export async function listVideos(tx: Transaction): Promise<StoredEntry[]> {
  const { id, posterId, titles, seconds, width, height } = videos;
  const rows = await tx.select({ id, posterId, titles, seconds, width, height }).from(videos).orderBy(asc(videos.id));
  return rows.map((row) => ({ id: row.id, entry: { key: row.id, ...row, id: undefined } }));
}

/** Where the files of each video are stored. */
export async function listVideoFiles(tx: Transaction) {
  const { id, mp4Key, webmKey, captionKeys } = videos;
  return tx.select({ id, mp4Key, webmKey, captionKeys }).from(videos);
}

/** Readers who only have an account are not content. */
const isExportedAuthor = sql`(new_type in ('contributor', 'partner')
  or is_sample or exists (select from ${items} where author_id = users.id))`;

/**
 * Authors, whether they have accounts, and what the public profile shows of them.
 *
 * @param id lists this profile alone, also one that is no content yet
 */
export async function listAuthors(tx: Transaction, id?: string): Promise<(StoredEntry & { hasAccount: boolean })[]> {
  const rows = await tx
    .select({ user: users, partner: partners })
    .from(users)
    .leftJoin(partners, eq(partners.userId, users.id))
    .where(id === undefined ? isExportedAuthor : eq(users.id, id))
    .orderBy(asc(users.slug));
  return rows.map(({ user, partner }) => {
    const { slug: key, name, isSample, pictureId, bannerId, occupation, bio, website } = user;
    const type = user.newType === "admin" ? "editor" : user.newType;
    const entry = withoutNulls({ key, name, type, isSample, pictureId, bannerId, occupation, bio, website });
    if (partner) entry.partner = { position: partner.position, logo: partner.logo, trade: partner.trade };
    return { id: user.id, entry, hasAccount: user.email !== null };
  });
}
