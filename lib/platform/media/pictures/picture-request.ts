import "server-only";
import { ApiError, type ApiErrorCode } from "#lib/platform/http/api-error.ts";
import { readUpload, type Upload } from "#lib/platform/http/upload.ts";
import { MediaError, type MediaErrorCode } from "../errors.ts";
import { maxUploadBytes } from "./upload-limit.ts";

/**
 * The picture a request carries, with the other fields of its form; only its size is checked.
 *
 * @throws {ApiError} "tooLarge", "unsupported" or "invalid"; see `readUpload`
 */
export function readPictureUpload(request: Request): Promise<Upload> {
  return readUpload(request, "picture", maxUploadBytes);
}

const errorCodes: Record<MediaErrorCode, ApiErrorCode> = {
  unsupported_type: "unsupported",
  too_large: "tooLarge",
  too_small: "invalid",
  too_many_pixels: "invalid",
  damaged: "invalid",
  storage_unavailable: "unavailable",
};

/**
 * Rethrows an error of storing a picture. A MediaError becomes an ApiError with its code at the
 * field `picture`.
 */
export function throwPictureError(error: unknown): never {
  throw error instanceof MediaError ? new ApiError(errorCodes[error.code], { picture: error.code }) : error;
}
