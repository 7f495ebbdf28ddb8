import { normalizeUnicode } from "#lib/platform/text/normalize-unicode.ts";

/**
 * What all embedded fonts have: Latin with its extensions for Europe and Vietnam, Greek, Cyrillic,
 * punctuation, fractions and signs of recipes.
 */
const printable =
  "\\n\\u0020-\\u007e\\u00a0-\\u017f\\u0218-\\u021b\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce\\u0400-\\u045f" +
  "\\u0490\\u0491\\u1e80-\\u1e85\\u1e9e\\u1ea0-\\u1ef9\\u2010-\\u2016\\u2018-\\u201e\\u2020-\\u2022\\u2026\\u202f-\\u2033" +
  "\\u2039\\u203a\\u2044\\u2070\\u2074-\\u2079\\u2080-\\u2089\\u20ac\\u2122\\u2153\\u2154\\u215b-\\u215e\\u2190-\\u2193" +
  "\\u2212\\u2248\\u2260\\u2264\\u2265";
const isPrintable = new RegExp(`^[${printable}]$`, "u");
const others = new RegExp(`[^${printable}]`, "gu");
const marks = /\p{M}/gu;

/**
 * Replaces what the embedded fonts cannot show: rare letters lose their marks, others become "?".
 */
export function toPrintableText(text: string): string {
  // Some devices type "ü" as two characters.
  return normalizeUnicode(text).replace(others, (character) => {
    const base = normalizeUnicode(character, "NFKD").replace(marks, "");
    return [...base].every((one) => isPrintable.test(one)) ? base : "?";
  });
}
