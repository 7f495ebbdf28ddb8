import { formatAmount } from "#lib/measures/units/amount.ts";
import { formatInches, toInches, toUsTin } from "#lib/measures/units/length.ts";
import { alternativeFahrenheit, toConvectionFahrenheit, toFahrenheit } from "#lib/measures/units/temperature.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { type AmountOptions, formatTextAmount, type IngredientMeasures } from "./format-amount.ts";
import type { DurationValue, LengthValue, MarkupValue, TemperatureValue, TinValue } from "./values.ts";
import { durationWords, fanWords, formatNumber, gasWords, inchWords, orWords, pickWord, tinInches } from "./words.ts";

export type UnitSystem = "metric" | "us";

/** The measures are those of an amount's ingredient; without a density weights stay weights. */
export interface FormatOptions extends AmountOptions, Partial<IngredientMeasures> {
  system: UnitSystem;
}

const noBreakSpace = "\u00a0";

/**
 * Writes a value as it is read in a sentence: "150 ml", "35 Minuten", "Umluft 180 °C", "350 °F",
 * "9-inch". Number and unit are joined by a no-break space.
 */
export function formatValue(value: MarkupValue, options: FormatOptions): string {
  const { locale, system } = options;
  switch (value.type) {
    case "amount": {
      const { density = null, usForm, pieceGrams } = options;
      const { metric, us } = formatTextAmount({ ...value, density, usForm, pieceGrams }, options);
      return (system === "us" && us) || metric;
    }
    case "temperature":
      return formatTemperature(value, locale, system);
    case "duration":
      return formatDuration(value, locale);
    case "length":
      return system === "us" ? formatUsLength(value, locale) : withUnit(formatRange(value, locale), value.unit);
    case "tin":
      return formatTin(value, locale, system);
  }
}

function formatTemperature({ heat, from, to }: TemperatureValue, locale: Locale, system: UnitSystem): string {
  if (heat === "gas") return withUnit(gasWords[locale], formatRange({ from, to }, locale));
  const toUs = heat === "fan" ? toConvectionFahrenheit : toFahrenheit;
  const convert = system === "us" ? toUs : (celsius: number) => celsius;
  const degrees = formatRange({ from: convert(from), to: to === null ? null : convert(to) }, locale);
  const text = withUnit(degrees, system === "us" ? "°F" : "°C");
  if (heat === "fan") return `${fanWords[locale][system]} ${text}`;
  const alternative = system === "us" && to === null ? alternativeFahrenheit(from) : null;
  return alternative === null ? text : `${text} (${orWords[locale]} ${withUnit(String(alternative), "°F")})`;
}

function formatDuration({ from, to, unit, extraMinutes }: DurationValue, locale: Locale): string {
  const format = (amount: number, amountMax: number | null, code: "s" | "min" | "h") => {
    const word = pickWord(durationWords[locale][code], amountMax ?? amount);
    return formatAmount({ amount, amountMax, unit: word, unitCode: null }, locale);
  };
  const text = format(from, to, unit);
  return extraMinutes === null ? text : `${text} ${format(extraMinutes, null, "min")}`;
}

function formatUsLength({ from, to, unit, isAttributive }: LengthValue, locale: Locale): string {
  const convert = (length: number) => toInches(unit === "cm" ? length * 10 : length);
  const inches = [from, to].filter((length) => length !== null).map(convert);
  const numbers = [...new Set(inches.map(formatInches))].join("–");
  if (isAttributive && locale === "en") return `${numbers}-${pickWord(inchWords.en, 1)}`;
  return withUnit(numbers, pickWord(inchWords[locale], Math.max(...inches)));
}

function formatTin({ shape, sizes }: TinValue, locale: Locale, system: UnitSystem): string {
  const times = `${noBreakSpace}×${noBreakSpace}`;
  if (system === "us") return tinInches[locale](toUsTin(shape, sizes).map(formatInches).join(times));
  return withUnit(sizes.map((size) => formatNumber(size, locale)).join(times), "cm");
}

function formatRange({ from, to }: { from: number; to: number | null }, locale: Locale): string {
  const numbers = [from, to].filter((number) => number !== null).map((number) => formatNumber(number, locale));
  return [...new Set(numbers)].join("–");
}

const withUnit = (text: string, unit: string) => `${text}${noBreakSpace}${unit}`;
