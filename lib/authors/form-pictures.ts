import "server-only";
import { OverloadedError } from "#lib/http/concurrency-limit.ts";
import { createRateLimiter } from "#lib/http/rate-limit.ts";
import { MediaError, type MediaErrorCode } from "#lib/media/errors.ts";
import { pictureAddress } from "#lib/media/pictures/picture-address.ts";
import { maxUploadBytes } from "#lib/media/pictures/upload-limit.ts";
import { PictureError } from "#lib/pictures/errors.ts";
import { addToLibrary } from "#lib/pictures/mutations.ts";
import type { PictureProblem } from "./form-fields.ts";

const isAllowed = createRateLimiter({ name: "author-pictures", maxCount: 120, windowMs: 10 * 60_000 });

const problems: Partial<Record<MediaErrorCode, PictureProblem>> = {
  unsupported_type: "pictureType",
  too_large: "pictureTooLarge",
  too_many_pixels: "pictureTooLarge",
  too_small: "pictureTooSmall",
  damaged: "pictureDamaged",
};

/** Width of the preview in the form. */
const previewWidth = 384;

/**
 * Stores the pictures of a form in the library. Their ids replace the fields `pictureId` and
 * `bannerId`, so that a form that comes back for another reason keeps the pictures.
 *
 * @returns why a file was not stored, by field
 */
export async function storeFormPictures(
  editorId: string,
  form: FormData,
): Promise<Partial<Record<"picture" | "banner", PictureProblem>>> {
  const found: Partial<Record<"picture" | "banner", PictureProblem>> = {};
  for (const field of ["picture", "banner"] as const) {
    const file = form.get(field);
    form.delete(field);
    // A field without a file sends an empty one.
    const problem = file instanceof File && file.size > 0 ? await storeFile(editorId, file, form, field) : null;
    if (problem) found[field] = problem;
    const id = String(form.get(`${field}Id`) ?? "");
    form.set(`${field}Src`, /^[\da-f-]{36}$/.test(id) ? pictureAddress(id, previewWidth) : "");
  }
  return found;
}

async function storeFile(
  editorId: string,
  file: File,
  form: FormData,
  field: "picture" | "banner",
): Promise<PictureProblem | null> {
  if (file.size > maxUploadBytes) return "pictureTooLarge";
  if (!(await isAllowed(editorId))) return "pictureFailed";
  try {
    form.set(`${field}Id`, await addToLibrary(editorId, new Uint8Array(await file.arrayBuffer())));
    return null;
  } catch (error) {
    const code = error instanceof MediaError ? problems[error.code] : undefined;
    const isExpected = code || error instanceof PictureError || error instanceof OverloadedError;
    if (!isExpected) console.error("the picture of an author was not stored:", error);
    return code ?? "pictureFailed";
  }
}
