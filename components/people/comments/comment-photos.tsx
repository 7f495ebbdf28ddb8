import { useTranslations } from "next-intl";
import { Picture } from "#components/ui/media/picture.tsx";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";

/** Photos of a comment; each opens large. */
export function CommentPhotos({ photos, name }: { photos: PictureView[]; name: string }) {
  const t = useTranslations("comments.comment");
  if (photos.length === 0) return null;
  return (
    <p className="comment-photos">
      {photos.map((photo, index) => (
        <a key={photo.id} href={pictureAddress(photo.id, 1920)}>
          <Picture picture={{ ...photo, alt: t("photo", { number: index + 1, name }) }} variant="square-sm" />
        </a>
      ))}
    </p>
  );
}
