import type { PictureView } from "#lib/platform/media/pictures/picture.ts";

/** A link of a feed module in one language; `count` is the number of recipes behind it. */
export interface FeedLink {
  title: string;
  text: string;
  href: string;
  picture?: PictureView | null;
  count?: number;
}
