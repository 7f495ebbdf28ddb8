import "server-only";
import { deleteUnusedUpload } from "#lib/platform/media/pictures/mutations.ts";
import type { Crop } from "#lib/platform/media/pictures/sanitize-upload.ts";
import { uploadPicture } from "#lib/platform/media/pictures/upload-mutations.ts";
import { updateProfile } from "./profile-mutations.ts";

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
