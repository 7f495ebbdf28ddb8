import { getNumberFormat } from "./intl-formats.ts";
import type { Locale } from "./locales.ts";

/** Formats a number: "1.234,5", "1,234.5". */
export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  return getNumberFormat(locale, options).format(value);
}

/**
 * Formats a share: 0.25 is "25 %", "25%".
 *
 * @param maximumFractionDigits of the percentage
 */
export function formatPercent(share: number, locale: Locale, maximumFractionDigits = 0): string {
  return formatNumber(share, locale, { style: "percent", maximumFractionDigits });
}

/**
 * Formats a price: "5,99 €", "€5.99".
 *
 * @param digits after the decimal point
 */
export function formatEuros(euros: number, locale: Locale, digits: 0 | 2 = 2): string {
  return formatNumber(euros, locale, {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
