/** Fractions as one character, and their values. */
export const fractionSigns: Record<string, number> = {
  "⅛": 1 / 8,
  "¼": 1 / 4,
  "⅓": 1 / 3,
  "½": 1 / 2,
  "⅔": 2 / 3,
  "¾": 3 / 4,
};

const signs = Object.keys(fractionSigns).join("");

/** A number of the markup as a regular expression: "2", "1.5", "½", "1½". */
export const numberPattern = String.raw`(?:(?:0|[1-9]\d{0,5})(?:\.\d{1,6})?|(?:[1-9]\d{0,3})?[${signs}])`;

/** Reads a number that matches `numberPattern`. */
export function parseNumber(text: string): number {
  const fraction = fractionSigns[text.at(-1) ?? ""];
  return fraction === undefined ? Number(text) : Number(text.slice(0, -1)) + fraction;
}

/** Writes a number so that `parseNumber` reads the same one. */
export function serializeNumber(value: number): string {
  const whole = Math.floor(value);
  const sign = Object.keys(fractionSigns).find((one) => whole + (fractionSigns[one] ?? 0) === value);
  if (!sign) return String(value);
  return whole === 0 ? sign : `${whole}${sign}`;
}
