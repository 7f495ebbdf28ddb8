import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { matchesWords } from "#lib/platform/db/matches-words.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Page, readPage } from "#lib/platform/http/pagination.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import type { PictureCrops } from "#lib/platform/media/pictures/crops.ts";
import type { FocalPoint } from "#lib/platform/media/pictures/focal-point.ts";
import { selectPictureUses } from "#lib/platform/media/pictures/picture-references.ts";
import type { LibraryFilter, LibraryOrigin, LibraryState } from "./library-filter.ts";
import { minWidths } from "./min-width.ts";

const pageSize = 24;

/** A picture of the library with both languages. */
export interface LibraryPicture {
  id: string;
  width: number;
  height: number;
  bytes: number;
  alts: Localized;
  credit: Localized | null;
  focalPoint: FocalPoint | null;
  /** By format; formats without one are cut around the focal point. */
  crops: PictureCrops;
  version: number;
  /** ISO 8601. */
  createdAt: string;
  deletedAt: string | null;
  /** Sent by a reader or partner. */
  isUpload: boolean;
  useCount: number;
  /** A published page shows it, or one that will be at a time that is set. */
  isApproved: boolean;
  isTooSmall: boolean;
}

const isUpload = sql`exists (select from uploads where uploads.picture_id = pictures.id)`;
const usesOfPicture = sql`from uses where uses.picture_id = pictures.id`;
const isUsed = sql`exists (select ${usesOfPicture})`;
/** Uploads of readers are their own affair until a published page shows them. */
const isShown = sql`exists (select ${usesOfPicture} and uses.is_published)`;
const isApproved = sql`exists (select ${usesOfPicture} and uses.is_approved)`;
const isInLibrary = sql`(not ${isUpload} or ${isShown})`;
/** The library of editors, or the uploads of a partner. */
const isInLibraryOf = (ownerId: string | null) =>
  ownerId
    ? sql`exists (select from uploads where uploads.picture_id = pictures.id and uploads.user_id = ${ownerId})`
    : isInLibrary;
const isTooSmall = sql`exists (select ${usesOfPicture} and pictures.width < case uses.kind
  ${sql.join(
    Object.entries(minWidths).map(([kind, width]) => sql`when ${kind} then ${width}::int`),
    sql` `,
  )} else 0 end)`;

const stateConditions: Record<LibraryState, SQL> = {
  all: sql`pictures.deleted_at is null`,
  unused: sql`pictures.deleted_at is null and not ${isUsed}`,
  noAltDe: sql`pictures.deleted_at is null and trim(coalesce(pictures.alts ->> 'de', '')) = ''`,
  noAltEn: sql`pictures.deleted_at is null and trim(coalesce(pictures.alts ->> 'en', '')) = ''`,
  tooSmall: sql`pictures.deleted_at is null and ${isTooSmall}`,
  deleted: sql`pictures.deleted_at is not null`,
};

const originConditions: Record<LibraryOrigin, SQL> = {
  all: sql`true`,
  editorial: sql`not ${isUpload}`,
  readers: isUpload,
};

/** Every word of the search stands in an alternative text or credit. */
function matches(search: string): SQL {
  const text = sql`concat_ws(' ', pictures.alts ->> 'de', pictures.alts ->> 'en',
    pictures.credit ->> 'de', pictures.credit ->> 'en')`;
  return matchesWords(text, search);
}

/** The uses are read once per statement: JSON columns have no index for them. */
const withUses = () => sql`with uses as materialized (${selectPictureUses()})`;

const columns = sql`
  pictures.id, pictures.width, pictures.height, pictures.bytes, pictures.alts, pictures.credit, pictures.version, pictures.crops,
  case when pictures.focal_x is not null
    then json_build_object('x', pictures.focal_x, 'y', pictures.focal_y) end as "focalPoint",
  pictures.created_at as "createdAt", pictures.deleted_at as "deletedAt", ${isUpload} as "isUpload",
  (select count(*) ${usesOfPicture})::int as "useCount", ${isApproved} as "isApproved", ${isTooSmall} as "isTooSmall"`;

type PictureRow = Omit<LibraryPicture, "createdAt" | "deletedAt"> & {
  createdAt: Date | string;
  deletedAt: Date | string | null;
};

const toPicture = (row: PictureRow): LibraryPicture => ({
  ...row,
  createdAt: new Date(row.createdAt).toISOString(),
  deletedAt: row.deletedAt && new Date(row.deletedAt).toISOString(),
});

/**
 * One page of the library, newest first; with an owner (see `getDeskOwnerId`) of what they have
 * uploaded. A page beyond the last one is the last one.
 */
export async function listLibrary(
  filter: LibraryFilter,
  { ownerId, page: requestedPage }: { ownerId: string | null; page: number },
): Promise<Page<LibraryPicture>> {
  const condition = sql`${isInLibraryOf(ownerId)} and ${stateConditions[filter.state]}
    and ${originConditions[filter.origin]} and ${matches(filter.search)}`;
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`${withUses()} select count(*)::int as count from pictures where ${condition}`,
  );
  const count = counted[0]?.count ?? 0;
  return readPage({ count, pageSize, requestedPage }, async ({ limit, offset }) => {
    const { rows } = await db.execute<PictureRow & Record<string, unknown>>(sql`
      ${withUses()} select ${columns} from pictures where ${condition}
      order by pictures.created_at desc, pictures.id desc limit ${limit} offset ${offset}`);
    return rows.map(toPicture);
  });
}

/**
 * A picture of the library, deleted or not; null for unknown ids, for private uploads, and with an
 * owner for what they have not uploaded.
 */
export async function findLibraryPicture(
  id: string,
  ownerId: string | null = null,
  tx: Transaction | typeof db = db,
): Promise<LibraryPicture | null> {
  const { rows } = await tx.execute<PictureRow & Record<string, unknown>>(
    sql`${withUses()} select ${columns} from pictures where pictures.id = ${id} and ${isInLibraryOf(ownerId)}`,
  );
  return rows[0] ? toPicture(rows[0]) : null;
}

/**
 * Locks a picture of the library, so that of two users who change it the second one waits.
 *
 * @returns null for unknown ids, private uploads and deleted pictures
 */
export async function lockLibraryPicture(
  tx: Transaction,
  id: string,
  { isDeleted = false, ownerId = null }: { isDeleted?: boolean; ownerId?: string | null } = {},
): Promise<LibraryPicture | null> {
  await tx.execute(sql`select from pictures where id = ${id} for update`);
  const picture = await findLibraryPicture(id, ownerId, tx);
  return picture && (picture.deletedAt !== null) === isDeleted ? picture : null;
}
