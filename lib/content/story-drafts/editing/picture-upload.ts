import { type CropArea, type CropFormat, cropHeight } from "#lib/platform/media/pictures/crop-area.ts";
import { openPicture, type SelectedPicture } from "#lib/platform/media/pictures/selected-picture.ts";
import { maxUploadBytes } from "#lib/platform/media/pictures/upload-limit.ts";

/** Format of the pictures of stories. */
export const storyPictureFormat: CropFormat = { ratio: 4 / 3, minWidth: 1200 };
/** Larger pictures are made smaller before they are sent. */
const maxWidth = 2400;

export const uploadProblems = ["unsupported_type", "too_large", "too_small", "damaged", "failed"] as const;
export type UploadProblem = (typeof uploadProblems)[number];

/** Decodes a file. Returns why it cannot become a picture of a story. */
export function openStoryPicture(file: File): Promise<SelectedPicture | UploadProblem> {
  return openPicture(file, { maxBytes: 4 * maxUploadBytes, minWidth: 1200, minHeight: 900 });
}

/** Crops a picture and uploads it; returns its id and a local address, or null when it failed. */
export async function uploadStoryPicture(
  { image }: SelectedPicture,
  crop: CropArea,
): Promise<{ id: string; src: string } | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(Math.min(crop.width, maxWidth));
  canvas.height = Math.round(cropHeight(canvas.width, storyPictureFormat));
  const height = cropHeight(crop.width, storyPictureFormat);
  canvas.getContext("2d")?.drawImage(image, crop.x, crop.y, crop.width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  if (!blob) return null;
  const body = new FormData();
  body.set("picture", new File([blob], "picture.jpg", { type: "image/jpeg" }));
  const answer = await fetch("/api/users/me/images/", { method: "POST", body }).catch(() => null);
  // A proxy may answer with something else, and the connection may end within the answer.
  const json: { data?: { id?: string } } | null = answer?.ok ? await answer.json().catch(() => null) : null;
  return json?.data?.id ? { id: json.data.id, src: URL.createObjectURL(blob) } : null;
}
