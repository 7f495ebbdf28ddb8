/** A piece of running text: letters, or a mark around more pieces. */
export type Inline =
  | { type: "text"; text: string }
  | { type: "bold" | "italic"; children: Inline[] }
  | { type: "link"; href: string; isExternal: boolean; children: Inline[] };

// Each alternative reads on to its own end or stops at the first character that cannot belong to it, so the time is linear.
const mark = /\*\*(?=\S)((?:[^*]|\*(?!\*))+)(?<=\S)\*\*|\*(?=\S)([^*]+)(?<=\S)\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Whether an author may link to it: site-relative (not "//" or "/\", which a browser reads as another host), https or mailto. */
export function isSafeAddress(href: string): boolean {
  return /^(\/(?![/\\])|https:\/\/|mailto:)/i.test(href);
}

/**
 * Reads the inline marks **bold**, *italic* and [text](address) into a tree. Only site-relative, https and mailto addresses become
 * links; of any other only the text remains. Whatever is no complete mark stays as it was written.
 */
export function parseInline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(mark)) {
    if (match.index > end) pieces.push({ type: "text", text: text.slice(end, match.index) });
    pieces.push(...piecesOf(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ type: "text", text: text.slice(end) });
  return pieces;
}

function piecesOf([, bold, italic, label, href]: RegExpExecArray): Inline[] {
  if (bold !== undefined) return [{ type: "bold", children: parseInline(bold) }];
  if (italic !== undefined) return [{ type: "italic", children: parseInline(italic) }];
  const children = parseInline(label ?? "");
  if (href === undefined || !isSafeAddress(href)) return children;
  return [{ type: "link", href, isExternal: /^https:/i.test(href), children }];
}

/** The text without its marks, for places that know no markup (descriptions, structured data). */
export function plainText(text: string): string {
  return parseInline(text).map(plainPiece).join("");
}

function plainPiece(piece: Inline): string {
  return piece.type === "text" ? piece.text : piece.children.map(plainPiece).join("");
}
