import "server-only";
import { MediaError } from "#lib/platform/media/errors.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { maxUploadBytes } from "#lib/platform/media/pictures/upload-limit.ts";
import { canUpload, uploadPicture } from "#lib/platform/media/pictures/upload-mutations.ts";
import type { OwnPhoto } from "../comment.ts";
import { maxPhotos, photoWidth } from "../limits.ts";
import { commentLimits } from "../rate-limits.ts";
import type { PhotoFileError } from "../schema.ts";

const errorCodes: Partial<Record<MediaError["code"], PhotoFileError>> = {
  unsupported_type: "photoType",
  too_large: "photoTooLarge",
  too_many_pixels: "photoTooLarge",
  damaged: "photoDamaged",
};

/**
 * Stores the photos in the field `photos` of a form without script; their ids join those in its
 * field `photoIds`. What can be stored is, also when another file cannot.
 *
 * @returns why a file was not stored
 */
export async function storeFormPhotos(userId: string, form: FormData): Promise<PhotoFileError | null> {
  // A field without a file sends an empty one.
  const files = form.getAll("photos").filter((file) => file instanceof File && file.size > 0) as File[];
  form.delete("photos");
  if (files.length === 0) return null;
  const ids = readPhotoIds(form);
  if (ids.length + files.length > maxPhotos) return "tooMany";
  let problem: PhotoFileError | null = null;
  for (const file of files) {
    const stored = await storePhoto(userId, file);
    if ("id" in stored) ids.push(stored.id);
    else problem ??= stored.problem;
  }
  form.set("photoIds", ids.join());
  return problem;
}

async function storePhoto(userId: string, file: File): Promise<{ id: string } | { problem: PhotoFileError }> {
  if (file.size > maxUploadBytes) return { problem: "photoTooLarge" };
  if (!(await commentLimits().photo(userId)) || !(await canUpload(userId))) return { problem: "photoLimit" };
  try {
    return await uploadPicture(userId, new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    const code = error instanceof MediaError ? errorCodes[error.code] : undefined;
    if (!code) console.error("a photo of a comment was not stored:", error);
    return { problem: code ?? "photoFailed" };
  }
}

/** The photos that a form names, as it shows them again. */
export function listFormPhotos(form: FormData): OwnPhoto[] {
  return readPhotoIds(form).map((id) => ({ id, src: pictureAddress(id, photoWidth) }));
}

/** Ids are validated with the other fields; what is none is not shown. */
function readPhotoIds(form: FormData): string[] {
  const ids = String(form.get("photoIds") ?? "").split(",");
  return ids.filter((id) => /^[\da-f-]{36}$/.test(id)).slice(0, maxPhotos);
}
