/**
 * The part of a picture that stays visible where it is cropped, in percent from the left and top.
 */
export interface FocalPoint {
  x: number;
  y: number;
}

/** What is cropped around without a focal point. */
export const centre: FocalPoint = { x: 50, y: 50 };

/** The value of `object-position` and `background-position`. */
export function toPosition({ x, y }: FocalPoint): string {
  return `${x}% ${y}%`;
}

/**
 * The largest part of a picture with the proportions of a box, as `object-fit: cover` shows it with
 * `toPosition`.
 *
 * @returns whole pixels of the picture
 * @see https://www.w3.org/TR/css-images-3/#the-object-position
 */
export function cropToFocalPoint(
  picture: { width: number; height: number },
  box: { width: number; height: number },
  { x, y }: FocalPoint,
): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(picture.width / box.width, picture.height / box.height);
  const width = Math.min(picture.width, Math.round(box.width * scale));
  const height = Math.min(picture.height, Math.round(box.height * scale));
  const left = Math.round(((picture.width - width) * x) / 100);
  const top = Math.round(((picture.height - height) * y) / 100);
  return { left, top, width, height };
}
