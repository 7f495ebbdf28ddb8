/** A square window onto a picture, in pixels of the picture. */
export interface CropWindow {
  x: number;
  y: number;
  size: number;
}

interface Size {
  width: number;
  height: number;
}

/** How far one may zoom into a picture before fewer than `smallest` pixels would be left of a side. */
export function closestZoom({ width, height }: Size, smallest: number): number {
  return Math.max(1, Math.min(width, height) / smallest);
}

/** The largest square in the middle of a picture. */
export function wholeWindow(picture: Size): CropWindow {
  const size = Math.min(picture.width, picture.height);
  return { x: (picture.width - size) / 2, y: (picture.height - size) / 2, size };
}

/** The same middle, `zoom` times closer than the largest square, and never beyond the edges. */
export function zoomTo(window: CropWindow, picture: Size, zoom: number): CropWindow {
  const size = Math.min(picture.width, picture.height) / zoom;
  const shift = (window.size - size) / 2;
  return moveTo({ ...window, size }, picture, { x: window.x + shift, y: window.y + shift });
}

/** The window with its upper left corner as near to `x`, `y` as the edges allow. */
export function moveTo({ size }: CropWindow, picture: Size, { x, y }: { x: number; y: number }): CropWindow {
  return {
    x: Math.max(0, Math.min(x, picture.width - size)),
    y: Math.max(0, Math.min(y, picture.height - size)),
    size,
  };
}
