/** Longest meta description, in characters with its ellipsis (specification §5). */
const limit = 159;

/** Tags within a line: unlike those of paragraphs they part no words. */
const inlineTag = /<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi;

/** A text as a meta description: tags stripped, entities decoded, cut at a word boundary with an ellipsis; `fallback` when empty. */
export function metaDescription(text: string, fallback: string): string {
  const plain = text
    .replace(inlineTag, "")
    .replace(/<[/!]?[a-z][^>]*>/gi, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/\u00ad/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return cut(plain === "" ? fallback : plain);
}

function cut(text: string): string {
  if (text.length <= limit) return text;
  const room = text.slice(0, limit);
  const boundary = room.lastIndexOf(" ");
  return `${room.slice(0, boundary > 0 ? boundary : limit - 1).replace(/[\s,;:–-]+$/, "")}…`;
}
