import { ApiClientError, callApi } from "#lib/platform/browser/api-client.ts";
import { minSide } from "#lib/platform/media/pictures/crop.ts";
import type { CropArea, CropFormat } from "#lib/platform/media/pictures/crop-area.ts";
import { openPicture } from "#lib/platform/media/pictures/selected-picture.ts";
import { maxUploadBytes } from "#lib/platform/media/pictures/upload-limit.ts";
import { type PictureErrorCode, toPictureErrorCode } from "./picture-errors.ts";

/** Profile pictures are squares. */
export const profilePictureFormat: CropFormat = { ratio: 1, minWidth: minSide };

/** Decodes a file. Returns an error code for a file that cannot become a profile picture. */
export function openProfilePicture(file: File) {
  return openPicture(file, { maxBytes: maxUploadBytes, minWidth: minSide, minHeight: minSide });
}

/** Uploads the file with its crop as the profile picture. Returns null on success. */
export async function uploadProfilePicture(file: File, crop: CropArea): Promise<PictureErrorCode | null> {
  const body = new FormData();
  const square = { x: crop.x, y: crop.y, size: crop.width };
  for (const [key, pixels] of Object.entries(square)) body.set(key, String(Math.round(pixels)));
  body.set("picture", file);
  try {
    await callApi("POST /users/me/picture", { form: body });
    return null;
  } catch (error) {
    return toPictureErrorCode(error instanceof ApiClientError ? error : null);
  }
}
