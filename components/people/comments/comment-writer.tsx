import { CommentComposer } from "#components/people/comments/composer/comment-composer.tsx";
import { PendingComments } from "#components/people/comments/pending-comments.tsx";

/** The form to write a comment, and own comments that other readers do not see. */
export function CommentWriter() {
  return (
    <>
      <CommentComposer />
      <PendingComments />
    </>
  );
}
