"use client";
import { useActionState } from "react";
import { unlikeFormId } from "#components/people/likes/unlike-button.tsx";
import { setLikeAction } from "#lib/people/likes/actions.ts";

/**
 * The form of all unlike buttons of a page. It stands in the page itself: React sends forms of
 * actions later than the content around them, and without script nothing would put them in place.
 */
export function UnlikeForm() {
  const [, submit] = useActionState(setLikeAction, null);
  return (
    <form id={unlikeFormId} action={submit}>
      <input type="hidden" name="liked" value="false" />
    </form>
  );
}
