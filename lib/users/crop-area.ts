/** A square part of an image, in pixels of the image. */
export interface CropArea {
  x: number;
  y: number;
  size: number;
}

interface Size {
  width: number;
  height: number;
}

/** The largest zoom factor that leaves at least `minPixels` per side. */
export function maxZoom({ width, height }: Size, minPixels: number): number {
  return Math.max(1, Math.min(width, height) / minPixels);
}

/** The largest centred square of an image. */
export function largestSquare(image: Size): CropArea {
  const size = Math.min(image.width, image.height);
  return { x: (image.width - size) / 2, y: (image.height - size) / 2, size };
}

/** Zooms around the centre of the crop, within the edges. A factor of 1 is the largest square. */
export function zoomTo(crop: CropArea, image: Size, zoom: number): CropArea {
  const size = Math.min(image.width, image.height) / zoom;
  const offset = (crop.size - size) / 2;
  return moveTo({ ...crop, size }, image, { x: crop.x + offset, y: crop.y + offset });
}

/** Moves the upper left corner of the crop to `x`, `y`, within the edges. */
export function moveTo({ size }: CropArea, image: Size, { x, y }: { x: number; y: number }): CropArea {
  return {
    x: Math.max(0, Math.min(x, image.width - size)),
    y: Math.max(0, Math.min(y, image.height - size)),
    size,
  };
}
