import type { PictureUseKind } from "#lib/platform/media/pictures/picture-references.ts";

/** A place that shows a picture, in one language. */
export interface PictureUse {
  kind: PictureUseKind;
  /** Id of what shows it. */
  id: string;
  /** Empty where the name is private or there is none. */
  title: string;
  /** Site-relative; null for what has no page of its own. */
  href: string | null;
  isPublished: boolean;
}

/** Order of the uses in lists: what most readers see comes first. */
export const useKinds: readonly PictureUseKind[] = [
  "item",
  "step",
  "block",
  "module",
  "video",
  "category",
  "ingredient",
  "profile",
  "banner",
  "houseAd",
  "cookbook",
  "comment",
  "draft",
  "workingCopy",
  "revision",
];
