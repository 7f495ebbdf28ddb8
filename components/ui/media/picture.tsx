import clsx from "clsx";
import type { ComponentProps, CSSProperties } from "react";
import type { CropName, PictureCrop } from "#lib/platform/media/pictures/crops.ts";
import { toPosition } from "#lib/platform/media/pictures/focal-point.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureAddress, pictureSrcset, qualityAt } from "#lib/platform/media/pictures/picture-address.ts";
import { defaultQuality } from "#lib/platform/media/pictures/widths.ts";
import { getPictureLayout, type PictureVariant } from "./picture-variants.ts";

/**
 * Of the picture at the top, on phones: with the face of the author at most 40 KB, on dots too
 * small to see it.
 */
const heroPhoneQuality = 66;

/** At the top of a page, where phones get the portrait crop of a picture that has one. */
const phonePortraits: ReadonlySet<PictureVariant> = new Set(["hero", "header"]);
const phonePortraitWidths = [640, 828] as const;

/** The format of each variant; all others are cards. */
const variantFormats: Partial<Record<PictureVariant, CropName>> = {
  "card-portrait": "portrait",
  cover: "portrait",
  story: "wide",
  header: "wide",
  "square-sm": "square",
  "square-md": "square",
  "avatar-xs": "square",
  "avatar-sm": "square",
  "avatar-md": "square",
  "avatar-lg": "square",
  "avatar-xl": "square",
};

interface PictureProps {
  picture: PictureView;
  variant: PictureVariant;
  /** For the largest picture at the top of a page: loaded at once and before others. */
  priority?: boolean;
  className?: string;
}

/** Attributes of an `img`, which can be sent as data. */
export type PictureAttributes = ReturnType<typeof getPictureAttributes>;

/**
 * A picture as wide as its container, cropped to the shape of its variant. For server components
 * only: it signs addresses.
 */
export function Picture(props: PictureProps) {
  const { picture, variant } = props;
  const attributes = getPictureAttributes(props);
  const portrait = picture.crops?.portrait;
  if (!portrait || !phonePortraits.has(variant)) {
    // biome-ignore lint/performance/noImgElement: the resizing service replaces next/image, without client JavaScript
    return <img {...attributes} alt={picture.alt} />;
  }
  const { className, style, ...rest } = attributes;
  const { aspectRatio, ...position } = style;
  return (
    <picture className="contents">
      <source
        media="(max-width: 639px)"
        srcSet={pictureSrcset(picture, phonePortraitWidths, heroPhoneQuality, portrait)}
        sizes="100vw"
        width={portrait.width}
        height={portrait.height}
      />
      <img
        {...rest}
        alt={picture.alt}
        className={clsx(className, "picture-portrait")}
        // A ratio in the attribute itself would hold on phones as well.
        style={{ ...position, "--wide-ratio": aspectRatio } as CSSProperties}
      />
    </picture>
  );
}

/** The attributes of a picture, for components that the browser renders. */
export function getPictureAttributes({ picture, variant, priority = false, className }: PictureProps) {
  const crop = picture.crops?.[variantFormats[variant] ?? "card"];
  const { width, height, sizes, widths, fallback } = getPictureLayout(variant, crop ?? picture);
  const phoneQuality = priority ? heroPhoneQuality : defaultQuality;
  const focalPoint = crop ? undefined : picture.focalPoint;
  const preview = crop ? toPreviewPosition(crop, picture) : `${focalPoint ? toPosition(focalPoint) : "center"} / cover`;
  return {
    src: pictureAddress(picture.id, fallback, qualityAt(fallback, phoneQuality), crop),
    srcSet: pictureSrcset(picture, widths, phoneQuality, crop),
    sizes,
    width,
    height,
    alt: picture.alt,
    loading: priority ? "eager" : "lazy",
    fetchPriority: priority ? "high" : undefined,
    decoding: "async",
    className: clsx("picture gingham gingham-pale", className),
    style: {
      aspectRatio: `${width} / ${height}`,
      ...(focalPoint && { objectPosition: toPosition(focalPoint) }),
      // The first picture shows a blurred preview while it loads, others the gingham.
      ...(priority && picture.placeholder && { background: `${preview} url("${picture.placeholder}")` }),
    },
  } satisfies ComponentProps<"img">;
}

/** The preview is one of the whole picture: it shows the part that the picture will show. */
function toPreviewPosition({ x, y, width, height }: PictureCrop, picture: { width: number; height: number }): string {
  const share = (offset: number, room: number) => (room > 0 ? Math.round((offset / room) * 100) : 0);
  const size = Math.round((picture.width / width) * 100);
  return `${share(x, picture.width - width)}% ${share(y, picture.height - height)}% / ${size}% auto`;
}
