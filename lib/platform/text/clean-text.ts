import { normalizeUnicode } from "#lib/platform/text/normalize-unicode.ts";

/**
 * Normalizes text from a form. Lone surrogates are removed, control characters except tab and line
 * feed become spaces, line breaks become "\n", and accents are composed (NFC).
 *
 * @see https://unicode.org/reports/tr15/
 */
export function cleanText(text: string): string {
  return normalizeUnicode(
    text
      .replace(/\r\n?/g, "\n")
      .replace(/\p{Cs}/gu, "")
      .replace(/[^\P{Cc}\n\t]/gu, " "),
  );
}
