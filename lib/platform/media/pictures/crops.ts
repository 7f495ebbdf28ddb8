import type { CropName, PictureCrop } from "#lib/platform/db/tables/media.ts";
import { type CropArea, type CropFormat, cropHeight, largestCrop, moveCrop } from "./crop-area.ts";
import { centre, cropToFocalPoint } from "./focal-point.ts";
import type { PictureView } from "./picture.ts";

/**
 * What the site cuts pictures to: cards and the pictures at the top of recipes, stories, the same
 * on phones, squares, and images for sharing. An editor can set a crop for each.
 */
export const cropFormats = {
  card: { ratio: 4 / 3, minWidth: 800 },
  wide: { ratio: 16 / 9, minWidth: 960 },
  portrait: { ratio: 3 / 4, minWidth: 600 },
  square: { ratio: 1, minWidth: 480 },
  share: { ratio: 74 / 57, minWidth: 740 },
} as const satisfies Record<CropName, CropFormat>;
export const cropNames = Object.keys(cropFormats) as CropName[];

export type { CropName, PictureCrop };

/** A format without a crop is cut around the focal point. */
export type PictureCrops = Partial<Record<CropName, PictureCrop>>;

interface Size {
  width: number;
  height: number;
}

/** Rounds an area to whole pixels, within the picture and as large as its format needs. */
export function toPictureCrop(area: CropArea, picture: Size, name: CropName): PictureCrop {
  const format = cropFormats[name];
  const largest = largestCrop(picture, format).width;
  const width = Math.floor(Math.min(largest, Math.max(area.width, Math.min(format.minWidth, largest))));
  const { x, y } = moveCrop({ ...area, width }, picture, format);
  const height = Math.max(1, Math.min(picture.height, Math.round(cropHeight(width, format))));
  return { x: Math.floor(x), y: Math.min(Math.floor(y), picture.height - height), width, height };
}

/**
 * The part of a picture that a format shows: the crop of the editors, or else the largest part
 * around the focal point; null where that is the whole picture.
 */
export function findCrop(
  { width, height, crops, focalPoint }: Pick<PictureView, "width" | "height" | "crops" | "focalPoint">,
  name: CropName,
): PictureCrop | null {
  const stored = crops?.[name];
  if (stored) return stored;
  const box = { width: cropFormats[name].ratio, height: 1 };
  const { left, top, ...size } = cropToFocalPoint({ width, height }, box, focalPoint ?? centre);
  const isWhole = size.width === width && size.height === height;
  return isWhole ? null : { x: left, y: top, width: size.width, height: size.height };
}

/** Writes a crop as the field of a form has it: "10 20 800"; empty for none. */
export function formatCrop(crop: PictureCrop | undefined): string {
  return crop ? `${crop.x} ${crop.y} ${crop.width}` : "";
}

/** Reads the field of a form: null for none, undefined for anything else. */
export function parseCrop(text: string): CropArea | null | undefined {
  if (text === "") return null;
  const [, x, y, width] = /^(\d{1,5}) (\d{1,5}) (\d{1,5})$/.exec(text) ?? [];
  return width === undefined ? undefined : { x: Number(x), y: Number(y), width: Number(width) };
}
