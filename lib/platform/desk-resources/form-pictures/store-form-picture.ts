import "server-only";
import { OverloadedError } from "#lib/platform/http/concurrency-limit.ts";
import { MediaError, type MediaErrorCode } from "#lib/platform/media/errors.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { maxUploadBytes } from "#lib/platform/media/pictures/upload-limit.ts";
import { DeskError } from "../desk-error.ts";
import type { FormPictureProblem } from "./problem.ts";

const problems: Partial<Record<MediaErrorCode, FormPictureProblem>> = {
  unsupported_type: "pictureType",
  too_large: "pictureTooLarge",
  too_many_pixels: "pictureTooLarge",
  too_small: "pictureTooSmall",
  damaged: "pictureDamaged",
};

/** Width of the preview in the form. */
const previewWidth = 384;

interface PictureStore {
  editorId: string;
  /** The rate limit of editors. */
  isAllowed: (editorId: string) => Promise<boolean>;
  /** Stores a file and returns the id of its picture. */
  store: (editorId: string, file: Uint8Array) => Promise<string>;
}

/**
 * Stores the picture in a field of a form, as "banner". Its id replaces "bannerId", so that a form
 * that comes back for another reason keeps the picture, and "bannerSrc" is its address.
 *
 * @returns why the file was not stored
 */
export async function storeFormPicture(
  form: FormData,
  field: string,
  pictureStore: PictureStore,
): Promise<FormPictureProblem | null> {
  const file = form.get(field);
  form.delete(field);
  let problem: FormPictureProblem | null = null;
  // A field without a file sends an empty one.
  if (file instanceof File && file.size > 0) {
    const stored = await storeFile(file, pictureStore);
    if ("id" in stored) form.set(`${field}Id`, stored.id);
    else problem = stored.problem;
  }
  const id = String(form.get(`${field}Id`) ?? "");
  form.set(`${field}Src`, /^[\da-f-]{36}$/.test(id) ? pictureAddress(id, previewWidth) : "");
  return problem;
}

async function storeFile(
  file: File,
  { editorId, isAllowed, store }: PictureStore,
): Promise<{ id: string } | { problem: FormPictureProblem }> {
  if (file.size > maxUploadBytes) return { problem: "pictureTooLarge" };
  if (!(await isAllowed(editorId))) return { problem: "pictureFailed" };
  try {
    return { id: await store(editorId, new Uint8Array(await file.arrayBuffer())) };
  } catch (error) {
    const problem = error instanceof MediaError ? problems[error.code] : undefined;
    // What editors may not do is said by the form itself.
    const isExpected = problem || error instanceof OverloadedError || error instanceof DeskError;
    if (!isExpected) console.error("the picture of a form was not stored:", error);
    return { problem: problem ?? "pictureFailed" };
  }
}
