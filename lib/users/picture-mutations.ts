import "server-only";
import { eq } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { uploads } from "#lib/db/tables/accounts.ts";
import { createPicture, deleteUnusedUpload, type PictureRow } from "#lib/media/pictures/mutations.ts";
import type { Crop } from "#lib/media/pictures/sanitize.ts";
import { updateProfile } from "./profile-mutations.ts";

/** Pictures a user may have uploaded at one time. */
const maxUploads = 1000;

/** Uploads stand beside a name or a title, so they need no description. */
const emptyAlts = { de: "", en: "" };

/** Whether the user may upload one more picture. */
export async function canUpload(userId: string): Promise<boolean> {
  return (await db.$count(uploads, eq(uploads.userId, userId))) < maxUploads;
}

/**
 * Stores an uploaded picture.
 *
 * @throws MediaError, see `createPicture`
 */
export function uploadPicture(userId: string, file: Uint8Array, crop: Crop = "all"): Promise<PictureRow> {
  return createPicture(file, { alts: emptyAlts, crop, ownerId: userId });
}

/**
 * Replaces the picture of a profile with this file and deletes the former one.
 *
 * @returns The slugs of the profile; null when there is no such user.
 * @throws MediaError, see `createPicture`
 */
export async function replaceOwnPicture(userId: string, file: Uint8Array, crop: Crop): Promise<string[] | null> {
  const { id } = await uploadPicture(userId, file, crop);
  const slugs = await setOwnPicture(userId, id);
  if (!slugs) await deleteUnusedUpload(id);
  return slugs;
}

/**
 * Sets one of the user's uploads as the picture of the profile, or none, and deletes the former
 * one.
 *
 * @returns The slugs of the profile; null when there is no such user or upload.
 */
export async function setOwnPicture(userId: string, pictureId: string | null): Promise<string[] | null> {
  const result = await updateProfile(userId, { pictureId });
  if (result.error) return null;
  if (result.formerPictureId) await deleteUnusedUpload(result.formerPictureId);
  return result.slugs;
}
