import { type CropArea, cropHeight } from "#lib/platform/media/pictures/crop-area.ts";
import { openPicture, type SelectedPicture } from "#lib/platform/media/pictures/selected-picture.ts";
import { maxUploadBytes } from "#lib/platform/media/pictures/upload-limit.ts";
import { maxPictureWidth, minPictureSize, recipePictureFormat } from "./picture-format.ts";

/** Errors of a picture; each has a text below `recipeDrafts.picture.problem` in the messages. */
export const pictureProblems = [
  "missing",
  "unsupported_type",
  "too_large",
  "too_small",
  "too_many_pixels",
  "damaged",
  "limit",
  "tooMany",
  "unauthorized",
  "failed",
] as const;
export type PictureProblem =
  | "missing"
  | "unsupported_type"
  | "too_large"
  | "too_small"
  | "too_many_pixels"
  | "damaged"
  | "limit"
  | "tooMany"
  | "unauthorized"
  | "failed";

/** The code as a problem; "failed" for any other code. */
export function toPictureProblem(code: string | undefined): PictureProblem {
  if (code === "unsupported") return "unsupported_type";
  if (code === "tooLarge") return "too_large";
  return (pictureProblems.find((known) => known === code) ?? "failed") as PictureProblem;
}

/** Decodes a file. Returns why it cannot become a picture of a recipe. */
export function openRecipePicture(file: File) {
  const { width, height } = minPictureSize;
  // Large photos of phones are made smaller before they are sent.
  return openPicture(file, { maxBytes: 4 * maxUploadBytes, minWidth: width, minHeight: height });
}

/** Crops a picture and makes it small enough to be sent; null where the browser cannot. */
export function cropPicture({ image }: SelectedPicture, crop: CropArea): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(Math.min(crop.width, maxPictureWidth));
  canvas.height = Math.round(cropHeight(canvas.width, recipePictureFormat));
  const { x, y, width } = crop;
  const height = cropHeight(width, recipePictureFormat);
  canvas.getContext("2d")?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
}

/**
 * Uploads a picture of the signed-in user.
 *
 * @param onProgress from 0 to 1
 * @returns its id, or why it failed
 */
export function uploadDraftPicture(
  blob: Blob,
  onProgress: (part: number) => void,
): Promise<{ id: string } | PictureProblem> {
  const body = new FormData();
  body.set("picture", new File([blob], "picture.jpg", { type: "image/jpeg" }));
  // `fetch` does not tell the progress of an upload.
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total);
    request.onerror = () => resolve("failed");
    request.onload = () => resolve(readResponse(request));
    request.open("POST", "/api/users/me/images/");
    request.responseType = "json";
    request.send(body);
  });
}

interface UploadResponse {
  data?: { id?: string };
  error?: { code?: string; fields?: { picture?: string } };
}

function readResponse({ response }: XMLHttpRequest): { id: string } | PictureProblem {
  const { data, error } = (response ?? {}) as UploadResponse;
  return data?.id ? { id: data.id } : toPictureProblem(error?.fields?.picture ?? error?.code);
}
