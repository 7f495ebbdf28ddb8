import "server-only";
import { and, eq } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { uploads } from "#lib/db/tables/accounts.ts";
import type { Crop } from "#lib/media/clean.ts";
import { ingestPicture, type PictureRow } from "#lib/media/ingest.ts";
import { deletePicture } from "#lib/media/remove.ts";
import { changeProfile } from "./profile.ts";

/** So many pictures one reader may have here at once. */
export const uploadsAtMost = 1000;

/** Nobody describes these: beside them stands a name, or the title of what they belong to. */
const noAlts = { de: "", en: "" };

/** Whether a reader has room for one more upload. */
export async function hasRoomForUpload(userId: string): Promise<boolean> {
  return (await db.$count(uploads, eq(uploads.userId, userId))) < uploadsAtMost;
}

/** Takes in a picture a reader has sent; errors as ingestPicture has them. */
export function uploadPicture(userId: string, file: Uint8Array, crop: Crop = "all"): Promise<PictureRow> {
  return ingestPicture(file, { alts: noAlts, crop, ownerId: userId });
}

/**
 * Makes this file the picture of a profile and removes the former one from the storage. Answers with the addresses of the profile, null
 * when there is no such user; errors as ingestPicture has them.
 */
export async function replaceOwnPicture(userId: string, file: Uint8Array, crop: Crop): Promise<string[] | null> {
  const { id } = await uploadPicture(userId, file, crop);
  const slugs = await showOwnPicture(userId, id);
  if (!slugs) await removeUpload(userId, id);
  return slugs;
}

/** Shows one of a user's own uploads, or none, and removes the former picture. Null when there is no such user or upload. */
export async function showOwnPicture(userId: string, pictureId: string | null): Promise<string[] | null> {
  const changed = await changeProfile(userId, { pictureId });
  if (changed.problem) return null;
  if (changed.formerPictureId) await removeUpload(userId, changed.formerPictureId);
  return changed.slugs;
}

/** Removes a picture a user has sent in, unless something still shows it. Pictures of the house stay. */
export async function removeUpload(userId: string, pictureId: string): Promise<void> {
  const own = and(eq(uploads.pictureId, pictureId), eq(uploads.userId, userId));
  if ((await db.$count(uploads, own)) === 0) return;
  await deletePicture(pictureId).catch((error: Error) => {
    if ((error.cause as { code?: unknown } | undefined)?.code !== "23503") throw error;
  });
}
