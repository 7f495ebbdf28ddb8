import "server-only";
import { type CropName, findCrop } from "#lib/platform/media/pictures/crops.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { absoluteUrl } from "./metadata.ts";

/**
 * 4:3, 16:9 and 1:1. Programs that take the first picture alone get the shape that the site itself
 * shows most.
 */
const shapes = ["card", "wide", "square"] as const satisfies CropName[];

/**
 * Addresses of a picture in the three shapes that search engines ask for, 1200 pixels wide where
 * the picture has as many.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/recipe
 */
export function listPictureUrls(picture: PictureView): string[] {
  return shapes.map((name) => absoluteUrl(pictureAddress(picture.id, 1200, undefined, findCrop(picture, name))));
}
