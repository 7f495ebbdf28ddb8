"use client";
import { useEffect, useRef } from "react";
import { useLoadedComments } from "#components/people/comments/use-loaded-comments.ts";
import { buttonClass } from "#components/ui/button.tsx";
import { showToast } from "#components/ui/toast.ts";
import { deleteCommentAction } from "#lib/people/comments/actions.ts";
import { useResultAction } from "#lib/platform/browser/forms/use-result-action.ts";

/** Deletes an own comment, after a second press; works without script. */
export function DeleteComment({ id }: { id: string }) {
  const { texts, refresh } = useLoadedComments();
  const { hasSucceeded, hasFailed, isSending, form } = useResultAction(deleteCommentAction);
  const details = useRef<HTMLDetailsElement>(null);
  const words = texts.tools;
  const deleted = words.deleted;
  useEffect(() => {
    if (!hasSucceeded) return;
    showToast({ kind: "success", text: deleted });
    refresh();
  }, [hasSucceeded, deleted, refresh]);

  function close() {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  }

  return (
    <details ref={details} className="comment-delete">
      <summary className="comment-action">{words.delete}</summary>
      <form {...form} className="flex flex-wrap items-center gap-2">
        <input type="hidden" name="id" value={id} />
        <span className="text-sm">{words.confirmDelete}</span>
        <button type="submit" className={buttonClass({ variant: "danger" })} aria-disabled={isSending}>
          {words.confirm}
        </button>
        <button type="button" className={`${buttonClass({ variant: "quiet" })} needs-script`} onClick={close}>
          {words.cancel}
        </button>
        <span role="alert" className="font-strong text-error text-sm empty:hidden">
          {hasFailed && texts.form.errors.failed}
        </span>
      </form>
    </details>
  );
}
