"use client";
import { type ComponentProps, useEffect, useState } from "react";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { maxTextLength } from "#lib/people/comments/limits.ts";
import { countGraphemes } from "#lib/platform/text/user-text.ts";

interface CommentTextProps extends ComponentProps<typeof TextArea> {
  /** "{count} of 2,000 characters". */
  countText: string;
  /** The form was sent and is empty again. */
  isCleared: boolean;
}

/** The text of a comment with a count of its characters. Too long a text can be shortened again. */
export function CommentText({ countText, isCleared, hint, defaultValue, ...field }: CommentTextProps) {
  const [count, setCount] = useState(() => countGraphemes(String(defaultValue ?? "")));
  useEffect(() => {
    if (isCleared) setCount(0);
  }, [isCleared]);
  const numbers = countText.replace("{count}", String(count));
  return (
    <div className="grid gap-1">
      <TextArea
        {...field}
        name="text"
        rows={4}
        required
        hint={hint}
        defaultValue={defaultValue}
        onInput={({ currentTarget }) => setCount(countGraphemes(currentTarget.value))}
      />
      <p className={count > maxTextLength ? "font-strong text-error text-sm" : "text-ink-3 text-sm"}>{numbers}</p>
    </div>
  );
}
