/** Fractions as one sign; the division slash of "1⁄2" is read by the pattern of numbers. */
const fractions: Record<string, number> = {
  "½": 1 / 2,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅕": 1 / 5,
  "⅛": 1 / 8,
  "⅜": 3 / 8,
  "⅝": 5 / 8,
  "⅞": 7 / 8,
};
const sign = `[${Object.keys(fractions).join("")}]`;

/**
 * A number as it is typed, as a regular expression: "2", "1,5", "1.5", "½", "1 ½", "1 1/2". It has
 * at most nine digits, so that a text of digits is read in linear time.
 */
export const typedNumberPattern = String.raw`(?:\d{1,9}\s{0,3}${sign}|${sign}|(?:\d{1,9}\s{1,3})?\d{1,9}\s{0,3}[/⁄]\s{0,3}\d{1,9}|\d{1,9}(?:[.,]\d{1,9})?)`;

/** Spelled numbers of both languages, lower-case. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  [
    [0.25, "viertel quarter"],
    [0.5, "halb halbe halber halbes halben half"],
    [0.75, "dreiviertel"],
    [1, "ein eine einen einem einer eines eins a an one"],
    [1.5, "anderthalb eineinhalb"],
    [2, "zwei two"],
    [2.5, "zweieinhalb"],
    [3, "drei three"],
    [4, "vier four"],
    [5, "fünf five"],
    [6, "sechs six"],
    [7, "sieben seven"],
    [8, "acht eight"],
    [9, "neun nine"],
    [10, "zehn ten"],
    [12, "zwölf dutzend twelve dozen"],
  ].flatMap(([value, words]) =>
    String(words)
      .split(" ")
      .map((word): [string, number] => [word, Number(value)]),
  ),
);

/**
 * Reads a number that matches `typedNumberPattern`. A comma is a decimal point in both languages.
 *
 * @param unit code of the unit: "1.000" before grams and millilitres is a thousand, "0,125" is not.
 */
export function parseTypedNumber(text: string, unit: string | null | undefined): number {
  const slashed = /^(?:(\d{1,9})\s{1,3})?(\d{1,9})\s{0,3}[/⁄]\s{0,3}(\d{1,9})/.exec(text);
  if (slashed) {
    const [, whole = 0, numerator, denominator] = slashed;
    return Number(whole) + Number(numerator) / Number(denominator);
  }
  const fraction = fractions[text.slice(-1)];
  // Without a number before the sign an empty text is zero.
  if (fraction !== undefined) return Number(text.slice(0, -1)) + fraction;
  if ((unit === "g" || unit === "ml") && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return Number(text.replace(/[.,]/, ""));
  return Number(text.replace(",", "."));
}
