import { fieldKinds } from "#lib/content/stories/block-fields.ts";
import { type BlockContent, type BlockType, blockFields } from "#lib/content/stories/blocks.ts";
import type { BlockRow } from "./content.ts";

/** An empty block. */
export function createBlock(type: BlockType): BlockContent {
  const values = Object.entries(blockFields[type]).map(([name, kind]) => [name, fieldKinds[kind].empty]);
  return { type, ...Object.fromEntries(values) };
}

/** An empty block in both languages. */
export function createRow(type: BlockType): BlockRow {
  return { id: crypto.randomUUID(), de: createBlock(type), en: createBlock(type), reviewed: null };
}
