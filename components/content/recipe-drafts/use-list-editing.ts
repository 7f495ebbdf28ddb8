"use client";
import { useLayoutEffect, useRef, useState } from "react";
import type { EditorProps } from "#components/content/recipe-drafts/editor-props.ts";
import { applyListChange, type ListChange } from "#lib/content/recipe-drafts/draft/list-changes.ts";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";

interface ChangeEffects {
  /** Ids of elements; the first one that exists gets the focus once the change is shown. */
  focus?: string[];
  /** Read by screen readers. */
  announcement?: string;
}

/**
 * Changes the lists of a draft, keeps the focus on what was moved and says what happened.
 * `announcement` belongs into a live region.
 */
export function useListEditing({ content, onChange }: Pick<EditorProps, "content" | "onChange">) {
  const [announcement, announce] = useState("");
  const latest = useRef(content);
  latest.current = content;
  const focus = useRef<string[]>([]);

  // An element that moves in the document loses the focus.
  useLayoutEffect(() => {
    const ids = focus.current;
    focus.current = [];
    const target = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    target?.focus();
  });

  /** Takes over a changed content; `update` gets the latest one. */
  function update(change: (content: DraftContent) => DraftContent, effects: ChangeEffects = {}): boolean {
    const before = latest.current;
    const after = change(before);
    if (after === before) return false;
    latest.current = after;
    focus.current = effects.focus ?? [];
    if (effects.announcement) announce(effects.announcement);
    onChange(toPatch(before, after));
    return true;
  }

  const changeList = (change: ListChange | string, effects?: ChangeEffects) =>
    update((before) => applyListChange(before, change), effects);

  return { announcement, announce, update, changeList };
}

export type ListEditing = ReturnType<typeof useListEditing>;

/** The parts of a content that have changed. */
function toPatch(before: DraftContent, after: DraftContent): Partial<DraftContent> {
  return Object.fromEntries(
    Object.entries(after).filter(([key, value]) => before[key as keyof DraftContent] !== value),
  );
}
