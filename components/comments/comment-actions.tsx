"use client";
import { useComments } from "#components/comments/comments-context.tsx";
import { formatCompactCount } from "#lib/i18n/compact-count.ts";

export interface CommentActionsProps {
  id: string;
  /** The comment that a reply belongs to. */
  parentId: string | null;
  /** Of the author. */
  name: string;
  /** The count of the page, which may be minutes old. */
  likeCount: number;
}

/** The actions below a comment; until their code has loaded, its likes and a link to reply. */
export function CommentActions(props: CommentActionsProps) {
  const { loaded, likeIcon, locale, allHref, labels } = useComments();
  if (loaded) return <loaded.CommentTools {...props} />;
  return (
    <>
      <span className="like like-tertiary">
        {likeIcon}
        <span className="like-count">{formatCompactCount(props.likeCount, locale)}</span>
      </span>
      <a className="comment-action" href={`${allHref}?thread=${props.parentId ?? props.id}#reply`}>
        {labels.reply}
      </a>
    </>
  );
}

/** Own replies to a comment that other readers do not see yet. */
export function PendingReplies({ parentId }: { parentId: string }) {
  const { loaded } = useComments();
  return loaded && <loaded.PendingReplies parentId={parentId} />;
}

/** The form to write a comment; until its code has loaded, a link to the page that has it. */
export function WriteComment() {
  const { loaded, allHref, labels } = useComments();
  if (loaded) return <loaded.CommentWriter />;
  return (
    <p className="min-h-72">
      <a className="button button-secondary" href={`${allHref}?sort=newest#write`}>
        {labels.write}
      </a>
    </p>
  );
}
