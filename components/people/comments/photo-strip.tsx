import { useTranslations } from "next-intl";
import { Picture } from "#components/ui/media/picture.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { CommentView } from "#lib/people/comments/comment.ts";

/** As many as stand beside each other on a phone. */
const shownPhotos = 4;

interface PhotoStripProps {
  /** Comments with photos, latest first. */
  comments: CommentView[];
  /** All photos of the item. */
  count: number;
  href: string;
}

/** The latest photos of readers; all of them link to the page with all photos. */
export function PhotoStrip({ comments, count, href }: PhotoStripProps) {
  const t = useTranslations("comments");
  const photos = comments.flatMap((comment) =>
    comment.photos.map((photo, index) => ({
      photo,
      alt: t("comment.photo", { number: index + 1, name: comment.author?.name ?? t("comment.formerAuthor") }),
    })),
  );
  if (photos.length === 0) return null;
  return (
    <section aria-label={t("galleryLabel")}>
      <ul className="comment-strip">
        {photos.slice(0, shownPhotos).map(({ photo, alt }) => (
          <li key={photo.id}>
            <Link href={href}>
              <Picture picture={{ ...photo, alt }} variant="square-md" />
            </Link>
          </li>
        ))}
      </ul>
      {count > shownPhotos && (
        <p>
          <Link href={href} className="more-link">
            {t("allPhotos", { count })}
          </Link>
        </p>
      )}
    </section>
  );
}
