import "server-only";
import type { PictureCrop } from "./crops.ts";
import type { PictureView } from "./picture.ts";
import { isSignatureValid, signPath } from "./signature.ts";
import { getSigningKeys } from "./signing-keys.ts";
import { defaultQuality, isPictureWidth, maxPhoneWidth, type PictureWidth } from "./widths.ts";

export interface PictureRequest {
  id: string;
  width: PictureWidth;
  quality: number;
  /** Missing for the whole picture. */
  crop?: PictureCrop;
}

const addressPattern =
  /^(?:(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})\/)?(\d{1,5})x0\/filters:quality\((\d{1,3})\)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * Signed, site-relative address of a picture:
 * `/images/<signature>/1200x0/filters:quality(80)/<id>`, and of a part of it:
 * `/images/<signature>/10x20:810x620/1200x0/filters:quality(80)/<id>`.
 *
 * @param width pixels
 * @see https://thumbor.readthedocs.io/en/latest/usage.html
 */
export function pictureAddress(
  id: string,
  width: PictureWidth,
  quality = defaultQuality,
  crop?: PictureCrop | null,
): string {
  const part = crop ? `${crop.x}x${crop.y}:${crop.x + crop.width}x${crop.y + crop.height}/` : "";
  const path = `${part}${width}x0/filters:quality(${quality})/${id}`;
  return `/images/${signPath(path, getSigningKeys()[0])}/${path}`;
}

/**
 * A `srcset` of these widths. Pictures are never enlarged: the first width above the original is
 * described by the original's width, larger ones are left out.
 *
 * @param phoneQuality of the widths that phones take, from 1 to 100
 */
export function pictureSrcset(
  picture: Pick<PictureView, "id" | "width">,
  widths: readonly PictureWidth[],
  phoneQuality = defaultQuality,
  crop?: PictureCrop,
): string {
  const fullWidth = crop?.width ?? picture.width;
  const ascending = widths.toSorted((a, b) => a - b);
  const reached = ascending.filter((width) => width < fullWidth);
  const last = ascending[reached.length];
  return (last === undefined ? reached : [...reached, last])
    .map((width) => {
      const address = pictureAddress(picture.id, width, qualityAt(width, phoneQuality), crop);
      return `${address} ${Math.min(width, fullWidth)}w`;
    })
    .join(", ");
}

/** The quality of a width in a `srcset`. */
export function qualityAt(width: PictureWidth, phoneQuality: number): number {
  return width <= maxPhoneWidth ? phoneQuality : defaultQuality;
}

/**
 * Parses what follows `/images/`, including a query. Only the exact text that was signed is valid.
 */
export function parsePictureAddress(address: string): PictureRequest | "bad_signature" | "bad_form" {
  const slash = address.indexOf("/");
  const path = address.slice(slash + 1);
  if (slash < 0 || !isSignatureValid(path, address.slice(0, slash), getSigningKeys())) return "bad_signature";
  const [, x, y, right, bottom, width, quality, id] = addressPattern.exec(path) ?? [];
  if (!id || !isPictureWidth(Number(width)) || Number(quality) < 1 || Number(quality) > 100) return "bad_form";
  const request = { id, width: Number(width) as PictureWidth, quality: Number(quality) };
  if (x === undefined) return request;
  const crop = { x: Number(x), y: Number(y), width: Number(right) - Number(x), height: Number(bottom) - Number(y) };
  return crop.width > 0 && crop.height > 0 ? { ...request, crop } : "bad_form";
}
