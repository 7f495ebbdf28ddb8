import clsx from "clsx";
import { useTranslations } from "next-intl";
import { WriteComment } from "#components/people/comments/comment-actions.tsx";
import type { RenderCommentMenu } from "#components/people/comments/comment-item.tsx";
import { CommentThreads } from "#components/people/comments/comment-threads.tsx";
import { CommentsSorting } from "#components/people/comments/comments-sorting.tsx";
import { CommentsTabs } from "#components/people/comments/comments-tabs.tsx";
import { DeferredComments } from "#components/people/comments/deferred-comments.tsx";
import { PhotoStrip } from "#components/people/comments/photo-strip.tsx";
import { useCommentsPlace } from "#components/people/comments/use-comments-place.tsx";
import { MoreLink } from "#components/ui/section-heading.tsx";
import type { CommentsOfItem } from "#lib/people/comments/section-queries.ts";

interface CommentsSectionProps {
  /** In the middle, below the column of a story. */
  isCentered?: boolean;
  comments: CommentsOfItem;
  /** Of the recipe or story. */
  title: string;
  href: string;
  /** Address of the page with all comments. */
  allHref: string;
  renderMenu?: RenderCommentMenu;
}

/** The latest comments at the foot of a stored page, the same for every reader. */
export function CommentsSection({ comments, title, href, allHref, isCentered, renderMenu }: CommentsSectionProps) {
  const t = useTranslations("comments");
  const { itemId, counts, latest, hasMore, gallery } = comments;
  const ids = latest.flatMap((thread) => [thread.id, ...thread.replies.map(({ id }) => id)]);
  return (
    <section id="comments" aria-labelledby="comments-title" className="wrap section print:hidden">
      <div className={clsx("max-w-(--page-read)", isCentered && "mx-auto")}>
        <h2 id="comments-title" className="mb-4 text-2xl">
          {t("title")}
        </h2>
        <CommentsTabs counts={counts} current="comments" allHref={allHref} />
        <PhotoStrip comments={gallery} count={counts.photos} href={`${allHref}?view=photos#comments`} />
        <DeferredComments place={useCommentsPlace({ itemId, title, href, allHref })} ids={ids} label={t("title")}>
          <WriteComment>{latest.length === 0 && <p className="text-ink-2">{t("none")}</p>}</WriteComment>
          {latest.length > 0 && <CommentsSorting current="newest" allHref={allHref} />}
          <CommentThreads threads={latest} allHref={allHref} renderMenu={renderMenu} />
        </DeferredComments>
        {hasMore && <MoreLink href={`${allHref}?sort=newest#comments`} label={t("all", { count: counts.comments })} />}
      </div>
    </section>
  );
}

/** "38 Kommentare" at the head of a recipe or story. */
export function CommentsLink({ count }: { count: number }) {
  const t = useTranslations("comments");
  if (count === 0) return null;
  return (
    <a href="#comments" className="inline-flex min-h-8 items-center text-ink-2 text-sm underline hover:text-primary">
      {t("headCount", { count })}
    </a>
  );
}
