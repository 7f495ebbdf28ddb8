import { type InlineNode, isSafeHref, parseInline } from "#lib/content/stories/inline-markup.ts";
import { readItemReference } from "#lib/content/stories/item-references.ts";

export { itemReference, readItemReference } from "#lib/content/stories/item-references.ts";

/** A piece of running text with the same marks throughout. */
export interface InlineRun {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  href: string | null;
}

/** Whether an editor may link to an address: one of a page, or an item by its id. */
export const isLinkTarget = (href: string) => isSafeHref(href) || readItemReference(href) !== null;

/** Reads the marks of a text, see lib/content/stories/inline-markup.ts. */
export function readRuns(text: string): InlineRun[] {
  const plain = { isBold: false, isItalic: false, href: null };
  return mergeRuns(parseInline(text, isLinkTarget).flatMap((node) => flatten(node, plain)));
}

function flatten(node: InlineNode, marks: Omit<InlineRun, "text">): InlineRun[] {
  if (node.type === "text") return [{ text: node.text, ...marks }];
  const inner = {
    isBold: marks.isBold || node.type === "bold",
    isItalic: marks.isItalic || node.type === "italic",
    href: node.type === "link" ? node.href : marks.href,
  };
  return node.children.flatMap((child) => flatten(child, inner));
}

/**
 * Writes runs with marks. What the marks cannot hold is changed as little as possible: white space
 * at the ends of bold text stands outside, and marked text has no asterisks or brackets of its own.
 */
export function writeRuns(runs: readonly InlineRun[]): string {
  let written = "";
  const merged = mergeRuns(runs);
  for (let index = 0; index < merged.length; ) {
    const href = merged[index]?.href ?? null;
    const end = merged.findIndex((run, at) => at > index && run.href !== href);
    const linked = merged.slice(index, end < 0 ? merged.length : end);
    const text = linked.map((run) => writeMarks(run)).join("");
    written += href === null ? text : writeLink(linked, href);
    index += linked.length;
  }
  return written;
}

function writeLink(runs: readonly InlineRun[], href: string): string {
  const address = href.replace(/[()\s]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`);
  const label = runs.map((run) => writeMarks({ ...run, text: run.text.replace(/[[\]]/g, "") })).join("");
  return label.trim() === "" ? label : `[${label}](${address})`;
}

function writeMarks({ text, isBold, isItalic }: InlineRun): string {
  const mark = "*".repeat((isBold ? 2 : 0) + (isItalic ? 1 : 0));
  const inner = text.trim();
  if (mark === "" || inner === "") return text;
  const marked = `${mark}${inner.replaceAll("*", "")}${mark}`;
  return text.slice(0, text.length - text.trimStart().length) + marked + text.slice(text.trimEnd().length);
}

function mergeRuns(runs: readonly InlineRun[]): InlineRun[] {
  const merged: InlineRun[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    const isSame = last && last.isBold === run.isBold && last.isItalic === run.isItalic && last.href === run.href;
    if (isSame) last.text += run.text;
    else if (run.text !== "") merged.push({ ...run });
  }
  return merged;
}

/** Splits a text at blank lines, and joins it again. */
export const toParagraphs = (text: string) => text.split(/\n{2,}/);
export const fromParagraphs = (paragraphs: readonly string[]) =>
  paragraphs.filter((paragraph) => paragraph.trim() !== "").join("\n\n");
