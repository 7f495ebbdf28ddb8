"use client";
import type { ReactNode } from "react";
import { useComments } from "#components/people/comments/comments-context.tsx";
import { PartBoundary } from "#components/ui/errors/part-boundary.tsx";
import { formatCompactCount } from "#lib/platform/i18n/compact-count.ts";

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
  const { loaded } = useComments();
  const links = <ActionLinks {...props} />;
  if (!loaded) return links;
  return (
    <PartBoundary fallback={links}>
      <loaded.CommentTools {...props} />
    </PartBoundary>
  );
}

function ActionLinks(props: CommentActionsProps) {
  const { likeIcon, locale, allHref, labels } = useComments();
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
  return (
    loaded && (
      <PartBoundary>
        <loaded.PendingReplies parentId={parentId} />
      </PartBoundary>
    )
  );
}

/**
 * The form to write a comment; until its code has loaded, a link to the page that has it. What says
 * that there is no comment yet are its children: the form leaves it out for a reader whose own one
 * waits there.
 */
export function WriteComment({ children }: { children?: ReactNode }) {
  const { loaded } = useComments();
  const link = (
    <>
      <WriteLink />
      {children}
    </>
  );
  if (!loaded) return link;
  return (
    <PartBoundary fallback={link}>
      <loaded.CommentWriter>{children}</loaded.CommentWriter>
    </PartBoundary>
  );
}

function WriteLink() {
  const { allHref, labels } = useComments();
  return (
    <p className="min-h-72">
      <a className="button button-secondary" href={`${allHref}?sort=newest#write`}>
        {labels.write}
      </a>
    </p>
  );
}
