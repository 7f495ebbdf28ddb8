"use client";
import { useActionState } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { setLikeAction } from "#lib/people/likes/actions.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface LikeFormProps {
  id: string;
  locale: Locale;
  /** Address of this form, with the anchor `#like`. */
  here: string;
  messages: Record<"like" | "unlike" | "failed", string>;
}

/** The like button where there is no script. The page does not know what the reader likes. */
export function LikeForm({ id, locale, here, messages }: LikeFormProps) {
  const [result, submit] = useActionState(setLikeAction, null, here);
  const isLiked = result?.ok === true && result.data;
  return (
    <form id="like" action={submit} className="scroll-mt-[calc(var(--header-h)+var(--tabs-h)+6rem)]">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="here" value={here} />
      <button type="submit" name="liked" value={String(!isLiked)} className={buttonClass({ variant: "quiet" })}>
        {isLiked ? messages.unlike : messages.like}
      </button>
      {result?.ok === false && (
        <p role="alert" className="font-strong text-error text-sm">
          {messages.failed}
        </p>
      )}
    </form>
  );
}
