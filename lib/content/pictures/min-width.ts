import { minPictureWidths } from "#lib/platform/media/pictures/min-width.ts";
import type { PictureUseKind } from "#lib/platform/media/pictures/picture-references.ts";

const { main, other } = minPictureWidths;

/** Smallest widths in pixels by use; other uses are small. */
export const minWidths: Partial<Record<PictureUseKind, number>> = {
  item: main,
  step: other,
  block: other,
  module: other,
};
