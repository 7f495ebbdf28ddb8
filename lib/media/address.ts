import "server-only";
import { imageKeys } from "./keys.ts";
import type { PictureView } from "./picture.ts";
import { isSigned, signPath } from "./signature.ts";
import { defaultQuality, isPictureWidth, type PictureWidth } from "./widths.ts";

export interface PictureRequest {
  id: string;
  width: PictureWidth;
  quality: number;
}

const form = /^(\d{1,5})x0\/filters:quality\((\d{1,3})\)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Path of a picture in `width` pixels, signed: `/images/<signature>/1200x0/filters:quality(80)/<id>`. */
export function pictureAddress(id: string, width: PictureWidth, quality = defaultQuality): string {
  const path = `${width}x0/filters:quality(${quality})/${id}`;
  return `/images/${signPath(path, imageKeys()[0])}/${path}`;
}

/** A srcset of these widths. A picture is never enlarged: the first width it does not reach is described by the width it has. */
export function pictureSrcset(picture: Pick<PictureView, "id" | "width">, widths: readonly PictureWidth[]): string {
  const ascending = widths.toSorted((a, b) => a - b);
  const reached = ascending.filter((width) => width < picture.width);
  const last = ascending[reached.length];
  return (last === undefined ? reached : [...reached, last])
    .map((width) => `${pictureAddress(picture.id, width)} ${Math.min(width, picture.width)}w`)
    .join(", ");
}

/** Reads the part of an address after `/images/`. Nothing but the exact text that was signed is accepted. */
export function parsePictureAddress(address: string): PictureRequest | "bad_signature" | "bad_form" {
  const slash = address.indexOf("/");
  const path = address.slice(slash + 1);
  if (slash < 0 || !isSigned(path, address.slice(0, slash), imageKeys())) return "bad_signature";
  const [, width, quality, id] = form.exec(path) ?? [];
  if (!id || !isPictureWidth(Number(width)) || Number(quality) < 1 || Number(quality) > 100) return "bad_form";
  return { id, width: Number(width) as PictureWidth, quality: Number(quality) };
}
