import { Picture } from "#components/ui/media/picture.tsx";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";

/**
 * One picture at the head of a profile, or a large one with two small ones. They are decoration:
 * what they show has its own place below.
 */
export function HeadPictures({ pictures }: { pictures: PictureView[] }) {
  const [first, ...others] = pictures;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <span aria-hidden="true" className="photo gingham gingham-pale aspect-video">
        <Picture picture={{ ...first, alt: "" }} variant="story" priority />
      </span>
    );
  }
  return (
    <span aria-hidden="true" className="grid aspect-[2/1] grid-cols-3 grid-rows-2 gap-1.5">
      {pictures.map((picture) => (
        <span key={picture.id} className="photo gingham gingham-pale aspect-auto first:col-span-2 first:row-span-2">
          <Picture
            picture={{ ...picture, alt: "" }}
            variant={picture === first ? "head" : "tile"}
            priority={picture === first}
            className="absolute inset-0"
          />
        </span>
      ))}
    </span>
  );
}
