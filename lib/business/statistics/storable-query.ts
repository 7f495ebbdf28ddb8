import { cleanText } from "#lib/platform/text/clean-text.ts";
import { normalizeUnicode } from "#lib/platform/text/normalize-unicode.ts";

/** In characters. Longer texts are pasted, not searched. */
const maxLength = 60;
const maxWords = 6;

/** E-mail addresses, web addresses, and as many digits as phone numbers and postcodes have. */
const personal = /@|:\/\/|\bwww\.|\.(?:de|com|net|org|at|ch|eu|uk|info)\b|\d[\d\s/().+-]{3,30}\d|\d{4}/i;

/**
 * Normalizes a query for the statistics: lower case, words only. Returns null for a query that may
 * be personal or is no search for food: an address, a number, a long text.
 */
export function toStorableQuery(search: string): string | null {
  const text = normalizeUnicode(cleanText(search), "NFKC");
  if (personal.test(text)) return null;
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const query = words.join(" ");
  const isSearch = words.length <= maxWords && [...query].length <= maxLength && /\p{L}/u.test(query);
  return isSearch ? query : null;
}
