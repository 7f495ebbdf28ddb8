import { type PictureWidth, pictureWidths } from "#lib/platform/media/pictures/widths.ts";

/** A width: percent of the viewport plus pixels. */
interface Length {
  vw?: number;
  px?: number;
}

/** How wide a picture is shown from which viewport width (px) on, narrowest viewport first. */
interface PictureVariantBox {
  /** Size in the markup (px); without a height the picture keeps its own ratio. */
  width: number;
  height?: number;
  displayWidths: [from: number, length: Length][];
}

const columnWidths: PictureVariantBox["displayWidths"] = [
  [0, { vw: 50, px: -24 }],
  [768, { vw: 27 }],
  [1280, { px: 290 }],
];

export const pictureVariants = {
  "card-md": { width: 512, height: 384, displayWidths: columnWidths },
  "card-lg": {
    width: 864,
    height: 648,
    displayWidths: [
      [0, { vw: 100, px: -32 }],
      [768, { vw: 60 }],
      [1280, { px: 737 }],
    ],
  },
  "card-portrait": { width: 384, height: 512, displayWidths: columnWidths },
  /** The book at the head of a cookbook: clamp(6.5rem, 18vw, 13rem). */
  cover: {
    width: 208,
    height: 277,
    displayWidths: [
      [0, { px: 104 }],
      [578, { vw: 18 }],
      [1156, { px: 208 }],
    ],
  },
  tile: {
    width: 256,
    height: 192,
    displayWidths: [
      [0, { vw: 50, px: -24 }],
      [768, { vw: 23 }],
      [1280, { px: 224 }],
    ],
  },
  /** The large one of three at the head of a profile. */
  head: {
    width: 512,
    height: 384,
    displayWidths: [
      [0, { vw: 66 }],
      [768, { vw: 33 }],
      [1280, { px: 408 }],
    ],
  },
  "square-sm": square(104),
  "square-md": square(152),
  hero: {
    width: 864,
    height: 648,
    displayWidths: [
      [0, { vw: 100 }],
      [1024, { vw: 52 }],
      [1280, { px: 633 }],
    ],
  },
  header: {
    width: 1200,
    displayWidths: [
      [0, { vw: 100 }],
      [1200, { px: 1200 }],
    ],
  },
  story: {
    width: 720,
    height: 405,
    displayWidths: [
      [0, { vw: 100 }],
      [752, { px: 720 }],
    ],
  },
  step: {
    width: 512,
    height: 384,
    displayWidths: [
      [0, { vw: 100, px: -32 }],
      [768, { px: 260 }],
    ],
  },
  "avatar-xs": square(32),
  "avatar-sm": square(40),
  "avatar-md": square(80),
  "avatar-lg": square(112),
  "avatar-xl": square(160),
} as const satisfies Record<string, PictureVariantBox>;

export type PictureVariant = keyof typeof pictureVariants;

interface PictureLayout {
  width: number;
  height: number;
  sizes: string;
  /** Widths for `srcset` (px), ascending. */
  widths: PictureWidth[];
  /** Width for browsers without `srcset` (px): one of `widths`, whose address is sent anyway. */
  fallback: PictureWidth;
}

const minViewportWidth = 320;
const maxViewportWidth = 2560;
const maxPixelDensity = 2;
// Narrower viewports are phones and tablets, of which few have less than two device pixels per CSS
// pixel.
const minLowDensityViewport = 1024;
// Two offered widths differ at least by this factor.
const minWidthRatio = 1.35;

/**
 * Computes size, `sizes` and `srcset` widths of a picture in this variant. CSS crops the picture to
 * the box: one that is wider in shape than its box must be loaded wider than it is shown.
 */
export function getPictureLayout(variant: PictureVariant, picture: { width: number; height: number }): PictureLayout {
  const {
    width,
    height = Math.round((width * picture.height) / picture.width),
    displayWidths,
  }: PictureVariantBox = pictureVariants[variant];
  const cropFactor = Math.max(1, picture.width / picture.height / (width / height));
  const requiredWidths = displayWidths.flatMap(([from, length], index) => {
    const to = displayWidths[index + 1]?.[0] ?? maxViewportWidth;
    const lowDensityFrom = Math.max(from, minLowDensityViewport);
    return [
      maxPixelDensity * toPixels(length, Math.max(from, minViewportWidth)),
      ...(lowDensityFrom < to ? [toPixels(length, lowDensityFrom)] : []),
      maxPixelDensity * toPixels(length, to),
    ];
  });
  const widths = selectWidths(Math.min(...requiredWidths) * cropFactor, Math.max(...requiredWidths) * cropFactor);
  return {
    width,
    height,
    sizes: displayWidths
      .map(([from, length]) =>
        from === 0 ? toCssLength(length, cropFactor) : `(min-width: ${from}px) ${toCssLength(length, cropFactor)}`,
      )
      .toReversed()
      .join(", "),
    widths,
    fallback: widths.find((offered) => offered >= width * cropFactor) ?? findWidthAtLeast(width * cropFactor),
  };
}

function square(size: number): PictureVariantBox {
  return { width: size, height: size, displayWidths: [[0, { px: size }]] };
}

function toPixels({ vw = 0, px = 0 }: Length, window: number): number {
  return (vw / 100) * window + px;
}

function toCssLength({ vw = 0, px = 0 }: Length, factor: number): string {
  const viewportShare = Number((vw * factor).toFixed(1));
  const fixedPx = Math.round(px * factor);
  if (viewportShare === 0) return `${fixedPx}px`;
  return fixedPx === 0
    ? `${viewportShare}vw`
    : `calc(${viewportShare}vw ${fixedPx < 0 ? "-" : "+"} ${Math.abs(fixedPx)}px)`;
}

function findWidthAtLeast(width: number): PictureWidth {
  return pictureWidths.find((offered) => offered >= width) ?? 3840;
}

function selectWidths(minWidth: number, maxWidth: number): PictureWidth[] {
  const selected: PictureWidth[] = [findWidthAtLeast(maxWidth)];
  for (const width of pictureWidths.toReversed()) {
    const [last = 0] = selected;
    if (width >= findWidthAtLeast(minWidth) && width <= last / minWidthRatio) selected.unshift(width);
  }
  return selected;
}
