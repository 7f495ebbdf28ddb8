import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import type { Profile } from "./queries.ts";

/** Pictures beside each other at the head of a profile. */
export const headPictureCount = 3;

/**
 * The pictures at the head of a profile: its banner, else its own picture where that shows a dish,
 * and those of what it has published. Three, one or none, because two leave a gap.
 *
 * @param works pictures of recipes and stories, the best first
 */
export function chooseHeadPictures(
  { picture, isPortrait, banner }: Pick<Profile, "picture" | "isPortrait" | "banner">,
  works: readonly (PictureView | null)[],
): PictureView[] {
  if (banner) return [banner];
  const own = isPortrait ? null : picture;
  const found = new Map([own, ...works].flatMap((one) => (one ? [[one.id, one] as const] : [])));
  const pictures = [...found.values()];
  return pictures.slice(0, pictures.length < headPictureCount ? 1 : headPictureCount);
}
