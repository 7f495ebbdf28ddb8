/** A part of a picture, in pixels of the picture. Its height follows from the format. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
}

/** What pictures of one kind are cropped to. */
export interface CropFormat {
  /** Width to height. */
  ratio: number;
  /** Smallest width of a crop, in pixels. */
  minWidth: number;
}

interface Size {
  width: number;
  height: number;
}

/** Height in pixels of a crop of this width. */
export function cropHeight(width: number, { ratio }: CropFormat): number {
  return width / ratio;
}

/** The largest centred crop of a picture. */
export function largestCrop(picture: Size, format: CropFormat): CropArea {
  const width = Math.min(picture.width, picture.height * format.ratio);
  return { x: (picture.width - width) / 2, y: (picture.height - cropHeight(width, format)) / 2, width };
}

/** The largest zoom factor that leaves `minWidth` pixels; at least 1. */
export function maxZoom(picture: Size, format: CropFormat): number {
  return Math.max(1, largestCrop(picture, format).width / format.minWidth);
}

/** Zooms around the centre of a crop, within the edges. A factor of 1 is the largest crop. */
export function zoomCrop(crop: CropArea, picture: Size, format: CropFormat, zoom: number): CropArea {
  const width = largestCrop(picture, format).width / zoom;
  const x = crop.x + (crop.width - width) / 2;
  const y = crop.y + (cropHeight(crop.width, format) - cropHeight(width, format)) / 2;
  return moveCrop({ x, y, width }, picture, format);
}

/** Moves a crop that reaches beyond the edges of the picture inside. */
export function moveCrop({ x, y, width }: CropArea, picture: Size, format: CropFormat): CropArea {
  return {
    x: Math.max(0, Math.min(x, picture.width - width)),
    y: Math.max(0, Math.min(y, picture.height - cropHeight(width, format))),
    width,
  };
}
