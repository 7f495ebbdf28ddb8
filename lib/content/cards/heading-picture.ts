import type { PictureView } from "#lib/platform/media/pictures/picture.ts";

interface OfferedPictures {
  /** The picture of what is listed, for example of the category. */
  own: PictureView | null;
  /** Of the tiles between the heading and the cards. */
  tiles: (PictureView | null)[];
  cards: (PictureView | null)[];
}

/** Cards that stand in the first window, together with the heading. */
const firstCards = 6;

/**
 * Chooses the picture beside the heading of a list: its own, or that of the card that stands
 * farthest from it. None if all of them stand right below as tiles or first cards.
 */
export function pickHeadingPicture({ own, tiles, cards }: OfferedPictures): PictureView | null {
  const below = tiles.length > 0 ? tiles : cards.slice(0, firstCards);
  const shownIds = below.map((picture) => picture?.id);
  return [own, ...cards.toReversed()].find((picture) => picture && !shownIds.includes(picture.id)) ?? null;
}
