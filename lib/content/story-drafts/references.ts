import { listItemReferences, listReferences } from "#lib/content/stories/body-references.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
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
export function listContentReferences({
  pictureId,
  rows,
}: StoryContent): Record<"pictureIds" | "videoIds" | "itemIds", string[]> {
  const pictureIds = new Set(pictureId ? [pictureId] : []);
  const videoIds = new Set<string>();
  const itemIds = new Set<string>();
  for (const block of [...toBody(rows, "de"), ...toBody(rows, "en")]) {
    for (const id of listReferences(block, "picture")) pictureIds.add(id);
    for (const id of listReferences(block, "video")) videoIds.add(id);
    for (const id of [...listReferences(block, "item"), ...listItemReferences([block])]) if (id) itemIds.add(id);
  }
  return { pictureIds: [...pictureIds], videoIds: [...videoIds], itemIds: [...itemIds] };
}

/** Sizes and texts of pictures for the linter. */
export interface LintedPictureRow {
  id: string;
  width: number;
  height: number;
  alts: Localized;
}
