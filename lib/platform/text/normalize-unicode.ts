/** More marks than this on one letter mean nothing in any language (Stream-Safe Text Format). */
const excessMarks = /(?<=\p{M}{30})\p{M}+/gu;

/**
 * Composes or decomposes a text. The method of strings sorts the marks of a letter in quadratic
 * time, so that a text of nothing but marks stands for minutes; here a letter keeps thirty.
 *
 * @see https://unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
export function normalizeUnicode(text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD" = "NFC"): string {
  return text.replace(excessMarks, "").normalize(form);
}

/** A text without its accents and other marks: "crème" → "creme". */
export function removeMarks(text: string, form: "NFD" | "NFKD" = "NFD"): string {
  return normalizeUnicode(text, form).replace(/\p{M}/gu, "");
}
