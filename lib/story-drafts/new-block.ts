import type { BlockContent } from "#lib/db/tables/stories.ts";
import type { BlockRow } from "./content.ts";

/** The types of blocks in the order of the menu that adds one. */
export const blockTypes = [
  "text",
  "headline",
  "list",
  "quote",
  "image_collection",
  "video",
  "recipes",
  "recipe_part",
  "content_meta_carousel",
  "link_module",
  "proscons",
  "cta_button",
] as const;
export type BlockType = BlockContent["type"];

/** An empty block. */
export function createBlock(type: BlockType): BlockContent {
  switch (type) {
    case "headline":
      return { type, level: 2, text: "" };
    case "text":
    case "quote":
      return { type, text: "" };
    case "list":
      return { type, ordered: false, items: [] };
    case "image_collection":
      return { type, pictures: [] };
    case "video":
      return { type, videoId: "" };
    case "recipes":
      return { type, itemIds: [] };
    case "recipe_part":
      return { type, itemId: "", group: 0 };
    case "content_meta_carousel":
      return { type, title: "", entries: [{ title: "", text: "" }] };
    case "link_module":
      return { type, title: "", text: "", label: "", href: "" };
    case "proscons":
      return { type, prosTitle: "", pros: [], consTitle: "", cons: [] };
    case "cta_button":
      return { type, text: "", href: "" };
  }
}

/** An empty block in both languages. */
export function createRow(type: BlockType): BlockRow {
  return { id: crypto.randomUUID(), de: createBlock(type), en: createBlock(type), reviewed: null };
}
