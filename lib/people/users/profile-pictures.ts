import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import type { Profile } from "./queries.ts";

/** Pictures beside each other at the head of a profile. */
const headPictureCount = 3;

/** Cards of the first row below the head, at most. */
const firstRowLength = 4;

/** How many of the best works leave enough pictures beside those of the first row. */
export const candidateCount = headPictureCount + firstRowLength;

/**
 * The pictures at the head of a profile: its banner, else its own picture where that shows a dish,
 * and those of what it has published, unless they stand in the first row below. Three, one or none,
 * because two leave a gap.
 *
 * @param works pictures of recipes and stories, the best first
 * @param cards pictures of the cards below, in their order
 */
export function chooseHeadPictures(
  { picture, isPortrait, banner }: Pick<Profile, "picture" | "isPortrait" | "banner">,
  works: readonly (PictureView | null)[],
  cards: readonly (PictureView | null)[],
): PictureView[] {
  if (banner) return [banner];
  const own = isPortrait ? null : picture;
  const firstRow = new Set(cards.slice(0, firstRowLength).map((card) => card?.id));
  const others = works.filter((work) => !firstRow.has(work?.id));
  const found = new Map([own, ...others].flatMap((one) => (one ? [[one.id, one] as const] : [])));
  const pictures = [...found.values()];
  return pictures.slice(0, pictures.length < headPictureCount ? 1 : headPictureCount);
}
