import { shortestSide } from "#lib/media/square.ts";
import type { CropWindow } from "./crop-window.ts";
import { type PictureProblem, pictureProblem } from "./picture-problem.ts";

const mostBytes = 10 * 1024 * 1024;
const types = ["image/jpeg", "image/png", "image/webp"];

/** A file on the reader's device that is a picture; sizes are those of the upright picture. */
export interface ChosenPicture {
  file: File;
  url: string;
  width: number;
  height: number;
  /** Gives the memory back. */
  release(): void;
}

/** Opens a chosen file, or says why it cannot be the picture; the server looks again and more closely. */
export async function openChosen(file: File): Promise<ChosenPicture | PictureProblem> {
  if (!types.includes(file.type)) return "unsupported_type";
  if (file.size > mostBytes) return "too_large";
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
  if (Math.min(width, height) >= shortestSide) {
    return { file, url, width, height, release: () => URL.revokeObjectURL(url) };
  }
  URL.revokeObjectURL(url);
  return "too_small";
}

/** Sends the file and what is to be cut out of it. Null when it has become the picture, else what is wrong. */
export async function sendPicture(action: string, file: File, window: CropWindow): Promise<PictureProblem | null> {
  const body = new FormData();
  for (const key of ["x", "y", "size"] as const) body.set(key, String(Math.round(window[key])));
  body.set("picture", file);
  try {
    const response = await fetch(action, { method: "POST", body, headers: { accept: "application/json" } });
    if (response.ok) return null;
    const { error } = await response.json();
    return pictureProblem({ problem: error.code, fields: error.fields });
  } catch {
    return "failed";
  }
}
