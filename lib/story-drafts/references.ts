import type { Localized } from "#lib/i18n/locales.ts";
import { listItemReferences, readItemReference } from "#lib/stories/item-references.ts";
import { type StoryContent, toBody } from "./content.ts";

/** A recipe or story that a text refers to. */
export interface ReferredItem {
  id: string;
  type: "recipe" | "article";
  title: string;
  /** Headings of the groups of ingredients; empty for stories and recipes without groups. */
  groups: string[];
}

/** A picture of the library with a small version. */
export interface PictureChoice {
  id: string;
  src: string;
  alt: string;
}

export interface Choice {
  id: string;
  name: string;
}

/** What the fields of the editor offer. */
export interface EditorChoices {
  authors: Choice[];
  categories: Choice[];
  tags: Choice[];
  videos: Choice[];
}

/** The ids of all that a content shows or refers to. */
export function listReferences({ pictureId, rows }: StoryContent): { pictureIds: string[]; itemIds: string[] } {
  const pictureIds = new Set(pictureId ? [pictureId] : []);
  const itemIds = new Set<string>();
  for (const block of [...toBody(rows, "de"), ...toBody(rows, "en")]) {
    if (block.type === "image_collection") for (const picture of block.pictures) pictureIds.add(picture.pictureId);
    if (block.type === "link_module" && block.pictureId) pictureIds.add(block.pictureId);
    if (block.type === "recipes") for (const id of block.itemIds) itemIds.add(id);
    if (block.type === "recipe_part" && block.itemId) itemIds.add(block.itemId);
    if ("href" in block && readItemReference(block.href)) itemIds.add(readItemReference(block.href) ?? "");
    for (const id of listItemReferences([block])) itemIds.add(id);
  }
  return { pictureIds: [...pictureIds], itemIds: [...itemIds] };
}

/** Sizes and texts of pictures for the linter. */
export interface LintedPictureRow {
  id: string;
  width: number;
  height: number;
  alts: Localized;
}
