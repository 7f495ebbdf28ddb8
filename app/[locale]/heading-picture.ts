import { pickHeadingPicture } from "#lib/content/cards/heading-picture.ts";
import { type CardList, listCards } from "#lib/content/cards/queries.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";

/**
 * Finds the picture beside the heading of a list from its first page, which is read for the cards
 * anyway. `tiles` stand between the heading and the cards. Pages with filters do without: they are
 * streamed, and their heading waits for no cards.
 */
export async function findHeadingPicture(
  list: CardList,
  own: PictureView | null = null,
  tiles: { picture: PictureView | null }[] = [],
): Promise<PictureView | null> {
  const { data } = await listCards({ ...list, page: 1 });
  return pickHeadingPicture({
    own,
    tiles: tiles.map(({ picture }) => picture),
    cards: data.map(({ picture }) => picture),
  });
}
