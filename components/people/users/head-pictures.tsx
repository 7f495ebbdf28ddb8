import type { ReactNode } from "react";
import { Picture } from "#components/ui/media/picture.tsx";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";

interface HeadPicturesProps {
  pictures: PictureView[];
  /** On a plate in a corner. */
  logo?: ReactNode;
}

/**
 * One picture at the head of a profile, or a large one with two small ones. They are decoration:
 * what they show has its own place below, and the name of the logo stands beside it.
 */
export function HeadPictures({ pictures, logo }: HeadPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <span aria-hidden="true" className="relative block">
      <Arrangement pictures={pictures} />
      {logo && <span className="absolute -bottom-px -left-px rounded-tr-1 bg-page pt-3 pr-4 leading-none">{logo}</span>}
    </span>
  );
}

function Arrangement({ pictures }: Pick<HeadPicturesProps, "pictures">) {
  const [first, ...others] = pictures;
  if (first && others.length === 0) {
    return (
      <span className="photo gingham gingham-pale aspect-video">
        <Picture picture={{ ...first, alt: "" }} variant="story" priority />
      </span>
    );
  }
  return (
    <span className="grid aspect-[2/1] grid-cols-3 grid-rows-2 gap-1.5">
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
