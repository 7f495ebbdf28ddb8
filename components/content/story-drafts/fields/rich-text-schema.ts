import { type Mark, type Node, Schema } from "prosemirror-model";
import { type InlineRun, readRuns, writeRuns } from "#lib/content/story-drafts/editing/inline-runs.ts";

/** Running text: paragraphs with the marks of lib/content/stories/inline-markup.ts. */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: "paragraph+" },
    paragraph: { content: "inline*", parseDOM: [{ tag: "p" }, { tag: "li" }], toDOM: () => ["p", 0] },
    text: { group: "inline" },
    hard_break: {
      group: "inline",
      inline: true,
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: "a[href]", getAttrs: (element) => ({ href: element.getAttribute("href") }) }],
      toDOM: (mark) => ["span", { class: "text-primary underline", "data-href": mark.attrs.href }, 0],
    },
    strong: {
      parseDOM: [{ tag: "strong" }, { tag: "b" }],
      toDOM: () => ["strong", 0],
    },
    em: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
  },
});

const { nodes, marks } = richTextSchema;

/** The document of these paragraphs with marks. */
export function toDocument(paragraphs: readonly string[]): Node {
  const content = (paragraphs.length > 0 ? paragraphs : [""]).map((paragraph) =>
    nodes.paragraph.create(null, readRuns(paragraph).flatMap(toNodes)),
  );
  return nodes.doc.create(null, content);
}

function toNodes({ text, isBold, isItalic, href }: InlineRun): Node[] {
  const set: Mark[] = [
    ...(href === null ? [] : [marks.link.create({ href })]),
    ...(isBold ? [marks.strong.create()] : []),
    ...(isItalic ? [marks.em.create()] : []),
  ];
  return text
    .split("\n")
    .flatMap((line, index) => [
      ...(index > 0 ? [nodes.hard_break.create(null, null, set)] : []),
      ...(line ? [richTextSchema.text(line, set)] : []),
    ]);
}

/** The paragraphs of a document, with marks. */
export function fromDocument(document: Node): string[] {
  const paragraphs: string[] = [];
  document.forEach((paragraph) => {
    const runs: InlineRun[] = [];
    paragraph.forEach((node) => {
      const link = marks.link.isInSet(node.marks);
      runs.push({
        text: node.isText ? (node.text ?? "") : "\n",
        isBold: marks.strong.isInSet(node.marks) !== undefined,
        isItalic: marks.em.isInSet(node.marks) !== undefined,
        href: link ? String(link.attrs.href) : null,
      });
    });
    paragraphs.push(writeRuns(runs));
  });
  return paragraphs;
}
