import type { PictureCrops } from "./crops.ts";
import type { FocalPoint } from "./focal-point.ts";

/**
 * A picture in one language; width and height are those of the original, `placeholder` is a data
 * URI of at most 500 characters.
 */
export interface PictureView {
  id: string;
  width: number;
  height: number;
  placeholder: string;
  alt: string;
  /** Missing where it is the centre. */
  focalPoint?: FocalPoint;
  /** Missing where editors have set none. */
  crops?: PictureCrops;
}
