import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CommentActions } from "#components/people/comments/comment-actions.tsx";
import { CommentPhotos } from "#components/people/comments/comment-photos.tsx";
import { CommentText } from "#components/people/comments/comment-text.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Avatar } from "#components/ui/media/avatar.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { CommentView } from "#lib/people/comments/comment.ts";
import { currentTime } from "#lib/platform/time/clock.ts";

/** Further actions on a comment, such as to report it. */
export type RenderCommentMenu = (comment: CommentView) => ReactNode;

interface CommentItemProps {
  comment: CommentView;
  renderMenu?: RenderCommentMenu;
}

/** A comment or a reply. */
export function CommentItem({ comment, renderMenu }: CommentItemProps) {
  const t = useTranslations("comments.comment");
  const locale = useLocale();
  const { id, parentId, author, text, photos, likeCount, isDeleted } = comment;
  if (isDeleted) {
    return (
      <article id={`comment-${id}`} className="comment">
        <p className="col-span-2 text-ink-3">{t("deleted")}</p>
      </article>
    );
  }
  const name = author?.name ?? t("formerAuthor");
  return (
    <article id={`comment-${id}`} className="comment">
      <Avatar name={name} picture={author?.picture ?? null} size={parentId ? "xs" : "sm"} />
      <div className="min-w-0">
        <CommentHead comment={comment} name={name} />
        <CommentText text={text} lang={comment.locale === locale ? undefined : comment.locale} />
        <CommentPhotos photos={photos} name={name} />
        <div className="comment-actions">
          <CommentActions id={id} parentId={parentId} name={name} likeCount={likeCount} />
          {renderMenu?.(comment)}
        </div>
      </div>
    </article>
  );
}

function CommentHead({ comment: { author, kind, createdAt, isEdited }, name }: { comment: CommentView; name: string }) {
  const t = useTranslations("comments.comment");
  const isEditor = author?.newType === "editor" || author?.newType === "admin";
  return (
    <p className="comment-by">
      {author ? (
        <Link href={author.href} className="font-strong no-underline hover:underline">
          {name}
        </Link>
      ) : (
        <span className="text-ink-2">{name}</span>
      )}
      {author?.isItemAuthor && <Badge variant="success">{t("author")}</Badge>}
      {isEditor && <Badge variant="primary">{t("editors")}</Badge>}
      {kind !== "comment" && <Badge>{t(kind)}</Badge>}
      <span className="text-ink-3 text-sm">
        <CommentAge createdAt={createdAt} />
        {isEdited && ` · ${t("edited")}`}
      </span>
    </p>
  );
}

const hourMs = 3_600_000;

/**
 * The age of a comment. A stored page may be ten minutes old, so the first hour is not counted in
 * minutes.
 */
function CommentAge({ createdAt }: { createdAt: string }) {
  const t = useTranslations("comments.comment");
  const format = useFormatter();
  const date = new Date(createdAt);
  const now = currentTime();
  const isNew = now.getTime() - date.getTime() < hourMs;
  return (
    <time dateTime={createdAt} title={format.dateTime(date, { dateStyle: "long", timeStyle: "short" })}>
      {isNew ? t("justNow") : format.relativeTime(date, now)}
    </time>
  );
}
