const german: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", ø: "o" };

/** A text as part of an address: lower case, umlauts written out, only a–z, 0–9 and hyphens; empty for a text without letters. */
export function toSlug(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[äöüßæø]/g, (letter) => german[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
