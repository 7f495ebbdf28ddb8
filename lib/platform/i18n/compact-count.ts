import { getNumberFormat } from "./intl-formats.ts";
import type { Locale } from "./locales.ts";

/** The step to "m" is at 999,950, which rounded to thousands would be "1000k". */
const steps = [
  { from: 999_950, size: 1_000_000, sign: "m" },
  { from: 1_000, size: 1_000, sign: "k" },
];

/**
 * Formats a count compactly: 5100 is "5,1k" in German and "5.1k" in English, a million "1m".
 * Numbers below a thousand stay whole.
 */
export function formatCompactCount(count: number, locale: Locale): string {
  const step = steps.find(({ from }) => count >= from);
  const format = getNumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false });
  return step ? format.format(count / step.size) + step.sign : format.format(count);
}
