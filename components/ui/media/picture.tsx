import clsx from "clsx";
import type { PictureView } from "#lib/media/pictures/picture.ts";
import { pictureAddress, pictureSrcset } from "#lib/media/pictures/picture-address.ts";
import { getPictureLayout, type PictureVariant } from "./picture-variants.ts";

/**
 * Of the picture at the top, on phones: a quarter smaller than with the default, on dots too small
 * to see it.
 */
const heroPhoneQuality = 72;

interface PictureProps {
  picture: PictureView;
  variant: PictureVariant;
  /** For the largest picture at the top of a page: loaded at once and before others. */
  priority?: boolean;
  className?: string;
}

/**
 * A picture as wide as its container, cropped to the shape of its variant. For server components
 * only: it signs addresses.
 */
export function Picture({ picture, variant, priority = false, className }: PictureProps) {
  const { width, height, sizes, widths, fallback } = getPictureLayout(variant, picture);
  return (
    // biome-ignore lint/performance/noImgElement: the resizing service replaces next/image, without client JavaScript
    <img
      src={pictureAddress(picture.id, fallback)}
      srcSet={pictureSrcset(picture, widths, priority ? heroPhoneQuality : undefined)}
      sizes={sizes}
      width={width}
      height={height}
      alt={picture.alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      className={clsx("picture gingham gingham-pale", className)}
      style={{
        aspectRatio: `${width} / ${height}`,
        // The first picture shows a blurred preview while it loads, others the gingham.
        ...(priority && picture.placeholder && { background: `center / cover url("${picture.placeholder}")` }),
      }}
    />
  );
}
