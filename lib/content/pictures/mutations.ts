import "server-only";
import { eq, sql } from "drizzle-orm";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { lockEditor, lockPartner } from "#lib/platform/auth/editors.ts";
import { db } from "#lib/platform/db/client.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { DeskTarget } from "#lib/platform/desk-resources/desk-change.ts";
import { DeskError } from "#lib/platform/desk-resources/desk-error.ts";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import type { CropArea } from "#lib/platform/media/pictures/crop-area.ts";
import { type CropName, cropNames, type PictureCrops, toPictureCrop } from "#lib/platform/media/pictures/crops.ts";
import { centre, type FocalPoint } from "#lib/platform/media/pictures/focal-point.ts";
import { createPicture } from "#lib/platform/media/pictures/mutations.ts";
import { noteChangedSubjects } from "./change-mutations.ts";
import { type LibraryPicture, lockLibraryPicture } from "./queries.ts";
import { listPictureTags } from "./tag-queries.ts";

export interface PictureTexts {
  alts: Localized;
  credit: Localized;
}

const noTexts: PictureTexts = { alts: { de: "", en: "" }, credit: { de: "", en: "" } };

/** Name of a picture in the audit log: what it shows, as far as that was written. */
export function pictureName({ alts }: Pick<LibraryPicture, "alts">): string {
  return alts.de || alts.en || "";
}

/**
 * Stores an uploaded picture as one of the site. It stays when the account of the editor is
 * deleted: it has no row in `uploads`. That of a partner is theirs, and has one.
 *
 * @throws {DeskError} "forbidden"
 * @throws {MediaError} see `createPicture`
 */
export async function addToLibrary(
  editorId: string,
  file: Uint8Array,
  { alts, credit }: PictureTexts = noTexts,
): Promise<string> {
  // Before decoding, so that others cannot use the desk for work.
  const ownerId = await db.transaction((tx) => requireOwner(tx, editorId));
  const { id } = await createPicture(file, {
    alts,
    ...(credit.de || credit.en ? { credit } : {}),
    ownerId: ownerId ?? undefined,
    onCreated: async (tx, row) => {
      if ((await requireOwner(tx, editorId)) !== ownerId) throw new DeskError("forbidden");
      await recordPictureChange(tx, { actorId: editorId, action: "create", picture: row });
    },
  });
  return id;
}

interface PictureContent extends PictureTexts {
  focalPoint: FocalPoint;
  areas: CropAreas;
}

type CropAreas = Partial<Record<CropName, CropArea | null>>;

/**
 * Changes texts, focal point and crops of a picture. A format without an area is cut around the
 * focal point. Partners change what no page shows that is published or scheduled.
 *
 * @throws {DeskError} "forbidden", "missing", "conflict" or "used"
 */
export async function changePicture(
  { editorId, id, version }: DeskTarget,
  { alts, credit, focalPoint, areas }: PictureContent,
): Promise<DeskChange> {
  return db.transaction(async (tx) => {
    const ownerId = await requireOwner(tx, editorId);
    const before = await requirePicture(tx, id, ownerId);
    if (ownerId && before.isApproved) throw new DeskError("used");
    if (before.version !== version) throw new DeskError("conflict");
    // The centre is what pictures without a focal point show; their pages stay as they are.
    const isCentre = focalPoint.x === centre.x && focalPoint.y === centre.y;
    await tx
      .update(pictures)
      .set({
        alts,
        credit: credit.de || credit.en ? credit : null,
        version: version + 1,
        crops: toCrops(areas, before),
        focalX: isCentre ? null : focalPoint.x,
        focalY: isCentre ? null : focalPoint.y,
      })
      .where(eq(pictures.id, id));
    await noteChangedSubjects(tx, id);
    await recordPictureChange(tx, { actorId: editorId, action: "update", picture: { id, alts } });
    return { id, tags: await listPictureTags(tx, id) };
  });
}

/**
 * Deletes a picture of the site, or of the partner, that nothing shows. It can be restored until
 * `purgeDeletedPictures` removes it.
 *
 * @throws {DeskError} "forbidden", "missing" or "used"
 */
export async function deleteFromLibrary(editorId: string, id: string): Promise<DeskChange> {
  return db.transaction(async (tx) => {
    const ownerId = await requireOwner(tx, editorId);
    const picture = await requirePicture(tx, id, ownerId);
    if (picture.useCount > 0 || (picture.isUpload && !ownerId)) throw new DeskError("used");
    await tx.update(pictures).set({ deletedAt: sql`now()` }).where(eq(pictures.id, id));
    await recordPictureChange(tx, { actorId: editorId, action: "delete", picture });
    return { id, tags: [] };
  });
}

/**
 * Restores a deleted picture. Restoring it again changes nothing.
 *
 * @throws {DeskError} "forbidden" or "missing"
 */
export async function restoreToLibrary(editorId: string, id: string): Promise<DeskChange> {
  return db.transaction(async (tx) => {
    const ownerId = await requireOwner(tx, editorId);
    const picture = await lockLibraryPicture(tx, id, { isDeleted: true, ownerId });
    if (!picture) {
      await requirePicture(tx, id, ownerId);
      return { id, tags: [] };
    }
    await tx.update(pictures).set({ deletedAt: null }).where(eq(pictures.id, id));
    await recordPictureChange(tx, { actorId: editorId, action: "restore", picture });
    return { id, tags: [] };
  });
}

function toCrops(areas: CropAreas, picture: LibraryPicture): PictureCrops {
  return Object.fromEntries(
    cropNames.flatMap((name) => {
      const area = areas[name];
      return area ? [[name, toPictureCrop(area, picture, name)]] : [];
    }),
  );
}

/**
 * Whose pictures the user may change: null for editors, who change those of the site.
 *
 * @throws {DeskError} "forbidden"
 */
async function requireOwner(tx: Transaction, userId: string): Promise<string | null> {
  if (await lockEditor(tx, userId)) return null;
  if (await lockPartner(tx, userId)) return userId;
  throw new DeskError("forbidden");
}

async function requirePicture(tx: Transaction, id: string, ownerId: string | null): Promise<LibraryPicture> {
  const picture = await lockLibraryPicture(tx, id, { ownerId });
  if (!picture) throw new DeskError("missing");
  return picture;
}

type PictureChange = Pick<Parameters<typeof recordChange>[1], "actorId" | "action" | "details"> & {
  picture: Pick<LibraryPicture, "id" | "alts">;
};

/** Writes the line of the audit log. */
export function recordPictureChange(tx: Transaction, { picture, ...change }: PictureChange): Promise<void> {
  const subject = { subjectType: "picture", subjectId: picture.id, subjectName: pictureName(picture) } as const;
  return recordChange(tx, { ...change, ...subject });
}
