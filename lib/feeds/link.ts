import type { PictureView } from "#lib/media/picture.ts";

/** A link of a feed module in one language; `count` is how many recipes are behind it. */
export interface FeedLink {
  title: string;
  text: string;
  href: string;
  picture?: PictureView | null;
  count?: number;
}
