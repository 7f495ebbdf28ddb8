import { useEffect, useRef, useState } from "react";
import { useUnreadReport } from "#components/content/recipe-drafts/fields/draft-fields.tsx";

interface TypedValueOptions<Value> {
  /** Names the field among those that could not be read. */
  name: string;
  value: Value;
  /** @returns undefined for what is no value */
  read: (text: string) => Value | undefined;
  format: (value: Value) => string;
  onChange: (value: Value) => void;
  /** What a form without script could not store. */
  typed?: string;
  /** Reads only what is complete: what is typed so far may be another value, as 1 of "1 h". */
  isReadOnLeave?: boolean;
}

/**
 * A field whose value is no text. What cannot be read stays as it was typed, and the value is again
 * what it was before: half of a word never counts as a value.
 */
export function useTypedValue<Value>(options: TypedValueOptions<Value>) {
  const { name, value, read, format, onChange, isReadOnLeave = false } = options;
  const report = useUnreadReport();
  const [typed, setTyped] = useState(options.typed);
  const [isUnread, setUnread] = useState(typed !== undefined);
  const before = useRef(value);
  const isTyping = typed !== undefined;

  function commit(text: string): boolean {
    const next = read(text);
    setUnread(next === undefined);
    report(name, next === undefined);
    onChange(next === undefined ? before.current : next);
    return next !== undefined;
  }

  function handleChange(text: string) {
    if (!isTyping) before.current = value;
    setTyped(text);
    if (!isReadOnLeave || isUnread) commit(text);
  }

  function leave() {
    if (typed !== undefined && commit(typed)) setTyped(undefined);
  }

  const latest = useRef(leave);
  latest.current = leave;
  // The form is sent, the page is left or the section changes with the field still focused.
  useEffect(() => {
    if (!isTyping || !isReadOnLeave) return;
    const handle = () => latest.current();
    window.addEventListener("pagehide", handle, true);
    document.addEventListener("visibilitychange", handle, true);
    document.addEventListener("submit", handle, true);
    return () => {
      window.removeEventListener("pagehide", handle, true);
      document.removeEventListener("visibilitychange", handle, true);
      document.removeEventListener("submit", handle, true);
    };
  }, [isTyping, isReadOnLeave]);
  useEffect(
    () => () => {
      if (isReadOnLeave) latest.current();
      report(name, false);
    },
    [isReadOnLeave, report, name],
  );

  return {
    isUnread,
    typed: typed ?? "",
    input: {
      value: typed ?? format(value),
      onChange: ({ target }: { target: { value: string } }) => handleChange(target.value),
      onBlur: leave,
    },
  };
}
