import type { LibraryPicture } from "#lib/content/pictures/queries.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { nameOf } from "./picture-view.ts";

interface ShownPictureProps {
  picture: LibraryPicture;
  note: string;
  locale: Locale;
}

/** A picture that its owner cannot change, because readers see it. */
export function ShownPicture({ picture, note, locale }: ShownPictureProps) {
  const { id, width, height } = picture;
  return (
    <div className="grid gap-4">
      <p className="max-w-measure rounded-2 bg-tint px-4 py-3">{note}</p>
      {/* biome-ignore lint/performance/noImgElement: a signed address of the resizing service */}
      <img
        src={pictureAddress(id, 1200)}
        alt={nameOf(picture, locale)}
        width={width}
        height={height}
        className="max-h-[70vh] w-auto max-w-full rounded-2"
      />
    </div>
  );
}
