import type { Locale } from "./locales.ts";

/** 999,950 already reads "1m": rounded to thousands it would be "1000k". */
const steps = [
  { from: 999_950, size: 1_000_000, sign: "m" },
  { from: 1_000, size: 1_000, sign: "k" },
];

/** A count in the space of a heart: 5100 is "5,1k" in German and "5.1k" in English, a million "1m". Below a thousand it is the number. */
export function shortCount(count: number, locale: Locale): string {
  const step = steps.find(({ from }) => count >= from);
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false });
  return step ? format.format(count / step.size) + step.sign : format.format(count);
}
