"use client";
import { useActionState } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { setFollowAction } from "#lib/people/follows/actions.ts";

const formId = "unfollow";

/** The form of all unfollow buttons of a page. */
export function UnfollowForm() {
  const [, submit] = useActionState(setFollowAction, null);
  return (
    <form id={formId} action={submit}>
      <input type="hidden" name="followed" value="false" />
    </form>
  );
}

interface UnfollowButtonProps {
  authorId: string;
  label: string;
  /** Accessible name, which tells the author. */
  name: string;
}

/** Ends following an author where the follow button cannot work for want of script. */
export function UnfollowButton({ authorId, label, name }: UnfollowButtonProps) {
  return (
    <button
      type="submit"
      form={formId}
      name="author"
      value={authorId}
      className={`${buttonClass({ variant: "quiet" })} hidden noscript:inline-flex`}
      aria-label={name}
    >
      {label}
    </button>
  );
}
