import { ApiClientError, callApi } from "#lib/browser/api-client.ts";
import { minSide } from "#lib/media/pictures/crop.ts";
import { maxUploadBytes } from "#lib/media/pictures/upload-limit.ts";
import type { CropArea } from "./crop-area.ts";
import { type PictureErrorCode, toPictureErrorCode } from "./picture-errors.ts";

const acceptedTypes = ["image/jpeg", "image/png", "image/webp"];

/** A picture file on the device. Width and height in pixels, after rotation by EXIF. */
export interface SelectedImage {
  file: File;
  url: string;
  width: number;
  height: number;
  /** Revokes the object URL. */
  release(): void;
}

/**
 * Decodes a file. Returns an error code for a file the server would reject; the server validates
 * again.
 */
export async function openImage(file: File): Promise<SelectedImage | PictureErrorCode> {
  if (!acceptedTypes.includes(file.type)) return "unsupported_type";
  if (file.size > maxUploadBytes) return "too_large";
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(url);
    return "damaged";
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  if (Math.min(width, height) >= minSide) {
    return { file, url, width, height, release: () => URL.revokeObjectURL(url) };
  }
  URL.revokeObjectURL(url);
  return "too_small";
}

/** Uploads the file with its crop as the profile picture. Returns null on success. */
export async function uploadProfilePicture(
  path: `/api/${string}`,
  file: File,
  crop: CropArea,
): Promise<PictureErrorCode | null> {
  const body = new FormData();
  for (const key of ["x", "y", "size"] as const) body.set(key, String(Math.round(crop[key])));
  body.set("picture", file);
  try {
    await callApi(path, { method: "POST", body });
    return null;
  } catch (error) {
    return toPictureErrorCode(error instanceof ApiClientError ? error : null);
  }
}
