"use client";
import { useState } from "react";
import { CommentComposer } from "#components/people/comments/composer/comment-composer.tsx";
import { DeleteComment } from "#components/people/comments/delete-comment.tsx";
import { useLoadedComments } from "#components/people/comments/use-loaded-comments.ts";
import type { OwnComment } from "#lib/people/comments/comment.ts";

/**
 * Own comments that wait for an editor or were hidden by one; other readers do not see them.
 * Replies stand below their comment, where the page shows it.
 */
export function PendingComments() {
  const { own, texts, shownIds } = useLoadedComments();
  const pending = own?.pending.filter(({ parentId }) => parentId === null || !shownIds.includes(parentId)) ?? [];
  if (pending.length === 0) return null;
  return (
    <section aria-label={texts.pending.title} className="mb-6">
      <PendingList comments={pending} />
    </section>
  );
}

/** Those of the replies to one comment. */
export function PendingReplies({ parentId }: { parentId: string }) {
  const { own } = useLoadedComments();
  const pending = own?.pending.filter((comment) => comment.parentId === parentId) ?? [];
  if (pending.length === 0) return null;
  return (
    <div className="comment-replies mb-4">
      {/* The oldest first, as the replies above. */}
      <PendingList comments={pending.toReversed()} />
    </div>
  );
}

function PendingList({ comments }: { comments: readonly OwnComment[] }) {
  return (
    <ul className="grid gap-3">
      {comments.map((comment) => (
        <li key={comment.id} id={`comment-${comment.id}`} className="comment-pending">
          <PendingComment comment={comment} />
        </li>
      ))}
    </ul>
  );
}

function PendingComment({ comment }: { comment: OwnComment }) {
  const { texts } = useLoadedComments();
  const [isEditing, setEditing] = useState(false);
  const { held, hidden, reply } = texts.pending;
  const reasons: Record<string, string> = texts.hideReasons;
  const reason = reasons[comment.hideReason] ?? texts.hideReasons.other;
  return (
    <>
      <p className="font-strong text-sm">{comment.state === "held" ? held : hidden.replace("{reason}", reason)}</p>
      {comment.parentId && <p className="text-ink-3 text-sm">{reply}</p>}
      <p className="comment-text">{comment.text}</p>
      {comment.photos.length > 0 && (
        <p className="comment-photos">
          {comment.photos.map(({ id, src }, index) => (
            // biome-ignore lint/performance/noImgElement: the site has its own picture service
            <img
              key={id}
              src={src}
              alt={texts.photos.photo.replace("{number}", String(index + 1))}
              width={104}
              height={104}
            />
          ))}
        </p>
      )}
      <div className="comment-actions">
        {comment.editableVersion > 0 && (
          <button
            type="button"
            className="comment-action needs-script"
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
          >
            {texts.tools.edit}
          </button>
        )}
        <DeleteComment id={comment.id} />
      </div>
      {isEditing && <CommentComposer edited={comment} hasFocus onClose={() => setEditing(false)} />}
    </>
  );
}
