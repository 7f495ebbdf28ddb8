import clsx from "clsx";
import { pictureAddress, pictureSrcset } from "#lib/media/address.ts";
import type { PictureView } from "#lib/media/picture.ts";
import { layOutPicture, type PictureUse } from "./picture-boxes.ts";

interface PictureProps {
  picture: PictureView;
  use: PictureUse;
  /** For the one picture that is seen first: fetched at once and before others. */
  priority?: boolean;
  className?: string;
}

// A picture that cannot be loaded, and only such a one, has room for this: its alt text, readable on a plain box.
const altBox =
  "text-ink-3 text-sm after:absolute after:inset-0 after:grid after:place-items-center after:bg-tint after:p-2 after:text-center after:content-[attr(alt)]";

/** A picture as wide as its container, cut to the shape of its use. On the server only, since addresses are signed here. */
export function Picture({ picture, use, priority = false, className }: PictureProps) {
  const { width, height, sizes, widths, fallback } = layOutPicture(use, picture);
  return (
    // biome-ignore lint/performance/noImgElement: the resizing service replaces next/image, without client JavaScript
    <img
      src={pictureAddress(picture.id, fallback)}
      srcSet={pictureSrcset(picture, widths)}
      sizes={sizes}
      width={width}
      height={height}
      alt={picture.alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      className={clsx("karo karo-pale relative w-full object-cover", altBox, className)}
      style={{
        aspectRatio: `${width} / ${height}`,
        // Seen first, it is worth a preview; the others lie on the laid table until they come.
        ...(priority && picture.placeholder && { background: `center / cover url("${picture.placeholder}")` }),
      }}
    />
  );
}
