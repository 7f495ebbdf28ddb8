const millimetresPerInch = 25.4;
/** From one eighth to seven. */
const eighths = "⅛¼⅜½⅝¾⅞";

/** Diameters of round tins sold in the United States, in inches. */
const roundTins = [4, 6, 7, 8, 9, 10, 11, 12];
/** Lengths of loaf tins: 8½ × 4½, 9 × 5, 10 × 5, 12 × 4½ and 13 × 4 inches. */
const loafTins = [8.5, 9, 10, 12, 13];
/** Sides of square and rectangular tins, up to the half sheet of 13 × 18 inches. */
const rectangularTins = [
  [8, 8],
  [9, 9],
  [7, 11],
  [9, 13],
  [10, 15],
  [12, 17],
  [13, 18],
] as const;

/**
 * Converts a length to inches that a ruler shows and a recipe prints: eighths up to one inch,
 * quarters up to three, then halves. Less than 2.4 mm is 1/16 inch.
 */
export function toInches(millimetres: number): number {
  const inches = millimetres / millimetresPerInch;
  if (inches < 3 / 32) return 1 / 16;
  const parts = inches < 1 ? 8 : inches < 3 ? 4 : 2;
  return Math.round(inches * parts) / parts;
}

/** Writes inches with a fraction: "¾", "2½", "1/16". */
export function formatInches(inches: number): string {
  if (inches < 1 / 8) return "1/16";
  const whole = Math.floor(inches);
  return `${whole === 0 ? "" : whole}${eighths.charAt(Math.round((inches - whole) * 8) - 1)}`;
}

/**
 * The sizes in inches of the tin sold in the United States that is nearest.
 *
 * @param sizes in cm: one of a round or loaf tin, both sides of a rectangular one.
 */
export function toUsTin(shape: "round" | "rectangular" | "loaf", sizes: number[]): number[] {
  const inches = sizes.map((size) => (size * 10) / millimetresPerInch);
  if (shape === "rectangular") {
    const [short = 0, long = short] = inches.toSorted((a, b) => a - b);
    const ratio = (a: number, b: number) => Math.abs(Math.log(a / b));
    const tin = minBy(rectangularTins, ([a, b]) => ratio(a, short) + ratio(b, long));
    return [...tin];
  }
  return inches.map((size) => minBy(shape === "loaf" ? loafTins : roundTins, (tin) => Math.abs(tin - size)));
}

function minBy<T>(values: readonly T[], distance: (value: T) => number): T {
  return values.reduce((best, value) => (distance(value) < distance(best) ? value : best));
}
