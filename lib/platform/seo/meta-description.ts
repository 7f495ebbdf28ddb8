/** Maximum of characters, with the ellipsis. */
const maxLength = 159;

/** Inline tags do not separate words, unlike tags of blocks. */
const inlineTag = /<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi;

/**
 * Makes a meta description: tags are removed, entities decoded, long text is cut at a word
 * boundary.
 *
 * @param fallback used when the text is empty
 */
export function metaDescription(text: string, fallback: string): string {
  const plain = text
    .replace(inlineTag, "")
    .replace(/<[/!]?[a-z][^<>]*>/gi, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/\u00ad/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return truncate(plain === "" ? fallback : plain);
}

function truncate(text: string): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength);
  const boundary = head.lastIndexOf(" ");
  return `${head.slice(0, boundary > 0 ? boundary : maxLength - 1).replace(/(?<![\s,;:–-])[\s,;:–-]+$/, "")}…`;
}
