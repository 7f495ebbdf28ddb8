import { normalizeUnicode, removeMarks } from "#lib/platform/text/normalize-unicode.ts";

const transliterations: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", ø: "o" };

/** A slug of this shape would be taken for the id of an entry, or stand in the place of one. */
const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Makes a slug: lower case a–z, 0–9 and hyphens, umlauts transliterated; empty for a text without
 * letters or digits. It never is a UUID: that of one begins with "id-".
 */
export function slugify(text: string): string {
  const plain = normalizeUnicode(text, "NFKC")
    .toLowerCase()
    .replace(/[äöüßæø]/g, (letter) => transliterations[letter] ?? letter);
  const slug = removeMarks(plain)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return uuidPattern.test(slug) ? `id-${slug}` : slug;
}
