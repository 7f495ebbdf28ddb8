import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { Finding } from "./finding.ts";

/** The values of a message in the language of its reader. */
export function toMessageValues(values: Finding["values"], locale: Locale): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "object" ? value[locale] : value]),
  );
}
