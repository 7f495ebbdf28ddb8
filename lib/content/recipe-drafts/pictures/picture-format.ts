import type { CropFormat } from "#lib/platform/media/pictures/crop-area.ts";

/** Format of the pictures of recipes. */
export const recipePictureFormat: CropFormat = { ratio: 4 / 3, minWidth: 1200 };
/** Smallest picture of a recipe, in pixels after cropping. */
export const minPictureSize = { width: 1200, height: 900 };
/** Larger pictures are made smaller before they are sent. */
export const maxPictureWidth = 2400;
