const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * The format of numbers of a language, made once for each set of options: to make one takes some
 * fifty times as long as to use it, and a list has one for every card.
 *
 * @param options those of the code; a value of a reader among them would be kept for ever
 */
export function getNumberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return getOrCreate(numberFormats, locale, options, () => new Intl.NumberFormat(locale, options));
}

/** The same for dates. */
export function getDateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return getOrCreate(dateFormats, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

function getOrCreate<Format>(formats: Map<string, Format>, locale: string, options: object, create: () => Format) {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key) ?? create();
  formats.set(key, known);
  return known;
}
