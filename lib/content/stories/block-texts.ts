import { type Block, listFields } from "./blocks.ts";

/** The texts of a block, with marks and addresses. */
export function textsOf(block: Block): string[] {
  return listFields(block).flatMap(({ kind, value }) => kind.listTexts?.(value) ?? []);
}

/** The words of a block without addresses. */
export function wordsOf(block: Block): string {
  return textsOf(block)
    .map((text) => text.replace(/\]\([^)]{0,500}\)/g, "]"))
    .join("\n");
}

/** The structure of a block without its words: languages of a story have the same. */
export function shapeOf(block: Block): string {
  return [block.type, ...listFields(block).flatMap(({ kind, value }) => kind.shapeOf?.(value) ?? [])].join(" ");
}
