"use client";
import { useActionState } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { setLikeAction } from "#lib/likes/actions.ts";

interface UnlikeFormProps {
  id: string;
  label: string;
  /** Accessible name, which tells the item. */
  name: string;
}

/** Removes a like where the like button cannot work for want of script. */
export function UnlikeForm({ id, label, name }: UnlikeFormProps) {
  const [, submit] = useActionState(setLikeAction, null);
  return (
    <form action={submit} className="mt-2 hidden noscript:block">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="liked" value="false" />
      <button type="submit" className={buttonClass({ variant: "quiet" })} aria-label={name}>
        {label}
      </button>
    </form>
  );
}
