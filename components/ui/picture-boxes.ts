import { type PictureWidth, pictureWidths } from "#lib/media/widths.ts";

/** A width on the page: `vw` of the window plus `px`. */
interface Length {
  vw?: number;
  px?: number;
}

/** How large a picture is shown: from which window width on (px) it is how wide, narrowest window first. */
interface Box {
  /** Size in the markup; without a height the picture keeps its own ratio. */
  width: number;
  height?: number;
  shown: [from: number, length: Length][];
}

const columns: Box["shown"] = [
  [0, { vw: 50, px: -24 }],
  [768, { vw: 27 }],
  [1280, { px: 290 }],
];

export const pictureBoxes = {
  "card-md": { width: 512, height: 384, shown: columns },
  "card-lg": {
    width: 864,
    height: 648,
    shown: [
      [0, { vw: 100, px: -32 }],
      [768, { vw: 60 }],
      [1280, { px: 737 }],
    ],
  },
  "card-portrait": { width: 384, height: 512, shown: columns },
  tile: {
    width: 256,
    height: 192,
    shown: [
      [0, { vw: 50, px: -24 }],
      [768, { vw: 23 }],
      [1280, { px: 224 }],
    ],
  },
  "square-sm": square(104),
  "square-md": square(152),
  hero: {
    width: 864,
    height: 648,
    shown: [
      [0, { vw: 100 }],
      [1024, { vw: 52 }],
      [1280, { px: 633 }],
    ],
  },
  header: {
    width: 1200,
    shown: [
      [0, { vw: 100 }],
      [1200, { px: 1200 }],
    ],
  },
  story: {
    width: 720,
    height: 405,
    shown: [
      [0, { vw: 100 }],
      [752, { px: 720 }],
    ],
  },
  step: {
    width: 512,
    height: 384,
    shown: [
      [0, { vw: 100, px: -32 }],
      [768, { px: 260 }],
    ],
  },
  "avatar-xs": square(32),
  "avatar-sm": square(40),
  "avatar-md": square(80),
  "avatar-lg": square(112),
  "avatar-xl": square(160),
} as const satisfies Record<string, Box>;

export type PictureUse = keyof typeof pictureBoxes;

export interface PictureLayout {
  width: number;
  height: number;
  sizes: string;
  /** Widths worth offering, ascending. */
  widths: PictureWidth[];
  /** The width for browsers without srcset. */
  fallback: PictureWidth;
}

const narrowestWindow = 320;
const widestWindow = 2560;
const densest = 2;
// Narrower windows belong to phones and tablets, and few are left with fewer than two dots to a pixel.
const narrowestSparse = 1024;
// Neighbouring widths closer than this are not worth a second address.
const stride = 1.35;

/**
 * How a picture of these proportions fills the box of `use`. It is cut to the box by CSS, so where it is wider in shape than the box more of
 * it has to be fetched than is seen, and `sizes` says so.
 */
export function layOutPicture(use: PictureUse, picture: { width: number; height: number }): PictureLayout {
  const { width, height = Math.round((width * picture.height) / picture.width), shown }: Box = pictureBoxes[use];
  const cut = Math.max(1, picture.width / picture.height / (width / height));
  const wanted = shown.flatMap(([from, length], index) => {
    const to = shown[index + 1]?.[0] ?? widestWindow;
    const sparse = Math.max(from, narrowestSparse);
    return [
      densest * pixels(length, Math.max(from, narrowestWindow)),
      ...(sparse < to ? [pixels(length, sparse)] : []),
      densest * pixels(length, to),
    ];
  });
  return {
    width,
    height,
    sizes: shown
      .map(([from, length]) =>
        from === 0 ? cssLength(length, cut) : `(min-width: ${from}px) ${cssLength(length, cut)}`,
      )
      .toReversed()
      .join(", "),
    widths: spread(Math.min(...wanted) * cut, Math.max(...wanted) * cut),
    fallback: atLeast(width * cut),
  };
}

function square(size: number): Box {
  return { width: size, height: size, shown: [[0, { px: size }]] };
}

function pixels({ vw = 0, px = 0 }: Length, window: number): number {
  return (vw / 100) * window + px;
}

function cssLength({ vw = 0, px = 0 }: Length, factor: number): string {
  const share = Number((vw * factor).toFixed(1));
  const fixed = Math.round(px * factor);
  if (share === 0) return `${fixed}px`;
  return fixed === 0 ? `${share}vw` : `calc(${share}vw ${fixed < 0 ? "-" : "+"} ${Math.abs(fixed)}px)`;
}

function atLeast(width: number): PictureWidth {
  return pictureWidths.find((listed) => listed >= width) ?? 3840;
}

function spread(narrowest: number, widest: number): PictureWidth[] {
  const chosen: PictureWidth[] = [atLeast(widest)];
  for (const width of pictureWidths.toReversed()) {
    const [last = 0] = chosen;
    if (width >= atLeast(narrowest) && width <= last / stride) chosen.unshift(width);
  }
  return chosen;
}
