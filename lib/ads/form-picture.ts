import "server-only";
import { MediaError, type MediaErrorCode } from "#lib/media/errors.ts";
import { pictureAddress } from "#lib/media/pictures/picture-address.ts";
import { maxUploadBytes } from "#lib/media/pictures/upload-limit.ts";
import { adRateLimits } from "./limits.ts";
import { addAdPicture } from "./picture-mutations.ts";
import type { AdFieldError } from "./schema.ts";

const errorCodes: Partial<Record<MediaErrorCode, AdFieldError>> = {
  unsupported_type: "pictureType",
  too_large: "pictureTooLarge",
  too_many_pixels: "pictureTooLarge",
  too_small: "pictureTooSmall",
  damaged: "pictureDamaged",
};

/** Width of the preview in the form. */
const previewWidth = 384;

/**
 * Stores the picture in the field `picture` of a form. Its id replaces the field `pictureId`, so
 * that a form that comes back for another reason keeps the picture.
 *
 * @returns why the file was not stored
 */
export async function storeFormPicture(editorId: string, form: FormData): Promise<AdFieldError | null> {
  const file = form.get("picture");
  form.delete("picture");
  form.delete("pictureSrc");
  // A field without a file sends an empty one.
  const problem = file instanceof File && file.size > 0 ? await storeFile(editorId, file, form) : null;
  const id = String(form.get("pictureId") ?? "");
  if (/^[\da-f-]{36}$/.test(id)) form.set("pictureSrc", pictureAddress(id, previewWidth));
  return problem;
}

async function storeFile(editorId: string, file: File, form: FormData): Promise<AdFieldError | null> {
  if (file.size > maxUploadBytes) return "pictureTooLarge";
  if (!(await adRateLimits().pictures(editorId))) return "pictureFailed";
  try {
    form.set("pictureId", await addAdPicture(editorId, new Uint8Array(await file.arrayBuffer())));
    return null;
  } catch (error) {
    const code = error instanceof MediaError ? errorCodes[error.code] : undefined;
    if (!code) console.error("the picture of an advertisement was not stored:", error);
    return code ?? "pictureFailed";
  }
}
