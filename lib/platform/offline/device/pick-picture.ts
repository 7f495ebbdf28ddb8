/** The attributes of an `<img>`, and the window it is shown in. */
interface PictureChoice {
  srcset: string;
  /** As components/ui/media/picture-variants.ts writes it. */
  sizes: string;
  /** CSS pixels. */
  viewportWidth: number;
  pixelDensity: number;
  matchesMedia: (query: string) => boolean;
}

/** The address the browser requests for a picture, for pages that are kept without being shown. */
export function pickPicture(choice: PictureChoice): string | undefined {
  const width = toPixels(findLength(choice), choice.viewportWidth) * choice.pixelDensity;
  const candidates = choice.srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([address = "", descriptor = ""]) => ({ address, width: Number.parseInt(descriptor, 10) }))
    .filter((candidate) => candidate.width > 0)
    .sort((a, b) => a.width - b.width);
  return (candidates.find((candidate) => candidate.width >= width) ?? candidates.at(-1))?.address;
}

/** The first length of `sizes` whose condition is met. */
function findLength({ sizes, matchesMedia }: PictureChoice): string {
  for (const entry of sizes.split(/,\s*/)) {
    const [, condition, length] = /^(\([^)]*\))\s+(\S.*)/.exec(entry) ?? [];
    if (!condition) return entry;
    if (length && matchesMedia(condition)) return length;
  }
  return "100vw";
}

/** A length such as `52vw`, `633px` or `calc(100vw - 32px)` in CSS pixels. */
function toPixels(length: string, viewportWidth: number): number {
  let pixels = 0;
  for (const [, sign, value, unit] of length.matchAll(/([+-]?)\s{0,3}([\d.]{1,9})(vw|px)/g)) {
    const size = unit === "vw" ? (Number(value) / 100) * viewportWidth : Number(value);
    pixels += sign === "-" ? -size : size;
  }
  return pixels;
}
