/** A node of running text: plain text, or a mark around more nodes. */
export type InlineNode =
  | { type: "text"; text: string }
  | { type: "bold" | "italic"; children: InlineNode[] }
  | { type: "link"; href: string; isExternal: boolean; children: InlineNode[] };

// No alternative backtracks past its first impossible character, so the time is linear.
const markPattern =
  /\*\*\*(?=\S)([^*]+)(?<=\S)\*\*\*|\*\*(?=\S)((?:[^*]|\*(?!\*))+)(?<=\S)\*\*|\*(?=\S)([^*]+)(?<=\S)\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;

/**
 * Checks whether authors may link to this address: site-relative, https or mailto. "//" and "/\"
 * are refused because browsers read another host after them
 * (https://url.spec.whatwg.org/#relative-slash-state).
 */
export function isSafeHref(href: string): boolean {
  return /^(\/(?![/\\])|https:\/\/|mailto:)/i.test(href);
}

/**
 * Parses the inline marks **bold**, *italic*, ***both*** and [text](address). Of a link that is not
 * allowed only the text remains; incomplete marks stay as they are.
 */
export function parseInline(text: string, canLinkTo = isSafeHref): InlineNode[] {
  const nodes: InlineNode[] = [];
  let end = 0;
  for (const match of text.matchAll(markPattern)) {
    if (match.index > end) nodes.push({ type: "text", text: text.slice(end, match.index) });
    nodes.push(...toNodes(match, canLinkTo));
    end = match.index + match[0].length;
  }
  if (end < text.length) nodes.push({ type: "text", text: text.slice(end) });
  return nodes;
}

function toNodes(
  [, both, bold, italic, label, href]: RegExpExecArray,
  canLinkTo: (href: string) => boolean,
): InlineNode[] {
  const parse = (inner: string) => parseInline(inner, canLinkTo);
  if (both !== undefined) return [{ type: "bold", children: [{ type: "italic", children: parse(both) }] }];
  if (bold !== undefined) return [{ type: "bold", children: parse(bold) }];
  if (italic !== undefined) return [{ type: "italic", children: parse(italic) }];
  const children = parse(label ?? "");
  if (href === undefined || !canLinkTo(href)) return children;
  return [{ type: "link", href, isExternal: /^https:/i.test(href), children }];
}

/** Removes inline marks, for descriptions and structured data. */
export function toPlainText(text: string): string {
  return parseInline(text).map(nodeToPlainText).join("");
}

function nodeToPlainText(node: InlineNode): string {
  return node.type === "text" ? node.text : node.children.map(nodeToPlainText).join("");
}
