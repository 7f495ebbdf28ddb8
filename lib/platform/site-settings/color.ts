/** Red, green and blue from 0 to 255. */
type Rgb = [number, number, number];

/** A colour as people write it, as `#rrggbb` in lower case; null when it is none. */
export function parseColor(text: string): string | null {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (!digits) return null;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return `#${six.toLowerCase()}`;
}

/** `share` of the first colour (0 to 1) and the rest of the second, as `#rrggbb`. */
export function mixColors(first: string, second: string, share: number): string {
  const other = toRgb(second);
  const mixed = toRgb(first).map((value, index) => Math.round(value * share + (other[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The colour with an opacity from 0 to 1. */
export function withOpacity(color: string, opacity: number): string {
  return `rgb(${toRgb(color).join(" ")} / ${opacity})`;
}

/**
 * Contrast ratio of two colours, from 1 to 21.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = toRgb(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toRgb(color: string): Rgb {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)) as Rgb;
}
