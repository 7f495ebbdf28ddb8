import { normalizeUnicode, removeMarks } from "#lib/platform/text/normalize-unicode.ts";

const transliterations: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", ø: "o" };

/**
 * Makes a slug: lower case a–z, 0–9 and hyphens, umlauts transliterated; empty for a text without
 * letters or digits.
 */
export function slugify(text: string): string {
  const plain = normalizeUnicode(text, "NFKC")
    .toLowerCase()
    .replace(/[äöüßæø]/g, (letter) => transliterations[letter] ?? letter);
  return removeMarks(plain)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
