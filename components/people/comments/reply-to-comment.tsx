"use client";
import { useComments } from "#components/people/comments/comments-context.tsx";

/** The form to reply to a comment, on a page that is rendered per request. */
export function ReplyToComment({ parentId }: { parentId: string }) {
  const { loaded } = useComments();
  return loaded && <loaded.CommentComposer parentId={parentId} />;
}
