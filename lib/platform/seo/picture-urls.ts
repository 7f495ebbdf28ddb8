import "server-only";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import type { PictureWidth } from "#lib/platform/media/pictures/widths.ts";
import { absoluteUrl } from "./metadata.ts";

/**
 * Addresses of a picture for search engines: the crops that editors have set, in the shapes that
 * search engines ask for, then the whole picture.
 *
 * @param widths of the whole picture, in pixels
 */
export function listPictureUrls({ id, crops = {} }: PictureView, widths: readonly PictureWidth[]): string[] {
  const cropped = [crops.square, crops.card, crops.wide].flatMap((crop) =>
    crop ? [pictureAddress(id, 1200, undefined, crop)] : [],
  );
  return [...cropped, ...widths.map((width) => pictureAddress(id, width))].map(absoluteUrl);
}
