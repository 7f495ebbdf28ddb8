const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
const imageWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const;

/** Widths a picture is served in, in pixels, ascending. */
export const pictureWidths = [...imageWidths, ...deviceWidths] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const maxWidth = 3840 satisfies PictureWidth;
export const defaultQuality = 80;

/** Widest picture (px) that phones ask for, 414 pixels at two dots each. */
export const maxPhoneWidth = 828;

export function isPictureWidth(width: number): width is PictureWidth {
  return pictureWidths.includes(width as PictureWidth);
}
