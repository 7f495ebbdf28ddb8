/**
 * Reads the size of an SVG from the attributes of its root: the four numbers of the view box, or
 * those that width and height stand for.
 *
 * @returns the view box as it is written, to a thousandth; null without a size
 */
export function readViewBox({ viewBox, width, height }: Record<string, string>): string | null {
  const written = viewBox ?? `0 0 ${Number.parseFloat(width ?? "")} ${Number.parseFloat(height ?? "")}`;
  const numbers = written
    .trim()
    .split(/[\s,]+/)
    .map((number) => Math.round(Number(number) * 1000) / 1000);
  const [, , wide = 0, high = 0] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite) || wide <= 0 || high <= 0) return null;
  return numbers.join(" ");
}
