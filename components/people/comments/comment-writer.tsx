import type { ReactNode } from "react";
import { CommentComposer } from "#components/people/comments/composer/comment-composer.tsx";
import { PendingComments } from "#components/people/comments/pending-comments.tsx";
import { useLoadedComments } from "#components/people/comments/use-loaded-comments.ts";

/**
 * The form to write a comment, and own comments that other readers do not see. With one of these
 * the children, which say that there is no comment yet, are left out.
 */
export function CommentWriter({ children }: { children?: ReactNode }) {
  const { own } = useLoadedComments();
  return (
    <>
      <CommentComposer />
      <PendingComments />
      {!own?.pending.length && children}
    </>
  );
}
