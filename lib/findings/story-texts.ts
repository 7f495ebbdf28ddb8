import type { Block } from "#lib/db/tables/stories.ts";

/** The structure of a block without its words: languages of a story have the same. */
export function shapeOf(block: Block): string {
  switch (block.type) {
    case "headline":
      return `${block.type} ${block.level}`;
    case "list":
      return `${block.type} ${block.ordered} ${block.items.length}`;
    case "image_collection":
      return `${block.type} ${block.pictures.map(({ pictureId }) => pictureId)}`;
    case "video":
      return `${block.type} ${block.videoId}`;
    case "recipes":
      return `${block.type} ${block.itemIds}`;
    case "recipe_part":
      return `${block.type} ${block.itemId} ${block.group}`;
    case "content_meta_carousel":
      return `${block.type} ${block.entries.length}`;
    case "proscons":
      return `${block.type} ${block.pros.length} ${block.cons.length}`;
    default:
      return block.type;
  }
}

/** The words of a block without addresses. */
export function wordsOf(block: Block): string {
  const collect = (value: unknown): string[] => {
    if (typeof value === "string") return [value.replace(/\]\([^)]{0,500}\)/g, "]")];
    return typeof value === "object" && value
      ? Object.entries(value).flatMap(([key, inner]) => collectField(key, inner))
      : [];
  };
  const collectField = (key: string, value: unknown) => (isReference(key) ? [] : collect(value));
  return collect(block).join("\n");
}

const isReference = (key: string) =>
  ["type", "href", "pictureId", "videoId", "itemId", "itemIds", "group"].includes(key);
