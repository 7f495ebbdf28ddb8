export const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const imageWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const;

/** Every width a picture is served in, in pixels, ascending. */
export const pictureWidths = [...imageWidths, ...deviceWidths] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const widestWidth = 3840 satisfies PictureWidth;
export const defaultQuality = 80;

export function isPictureWidth(width: number): width is PictureWidth {
  return pictureWidths.includes(width as PictureWidth);
}
