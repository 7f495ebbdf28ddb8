"use client";
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { readDeviceNote } from "#components/kitchen/notes/device-notes.ts";
import type { RecipeNoteProps } from "#components/kitchen/notes/recipe-note.tsx";
import { Button } from "#components/ui/button.tsx";
import { whenNear } from "#components/ui/loading/when-near.ts";
import { runWhenIdle } from "#components/ui/run-when-idle.ts";
import { showToast } from "#components/ui/toast.ts";
import { hasSignedInCookie } from "#lib/platform/auth/signed-in-cookie.ts";

interface NoteLoaderProps {
  recipeId: string;
  icon: ReactNode;
  labels: RecipeNoteProps["labels"];
}

/** Button and field replace each other, and so hand on the focus. */
const focus = (element: HTMLElement | null) => element?.focus();

/**
 * The note and the button that opens its field. The button stands there from the beginning, so that
 * nothing below moves; the rest is loaded when its place comes near the window. Where there may be
 * a note it is loaded in an idle moment after the page, so that it is printed although its place
 * was never seen.
 */
export function NoteLoader({ recipeId, icon, labels }: NoteLoaderProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [Note, setNote] = useState<ComponentType<RecipeNoteProps>>();
  /** Undefined until it is known, null when the account cannot be asked. */
  const [text, setText] = useState<string | null>();
  const [isEditing, setEditing] = useState(false);
  const [hasEdited, setEdited] = useState(false);

  const load = useCallback(async () => {
    const { RecipeNote } = await import("#components/kitchen/notes/recipe-note.tsx");
    setNote(() => RecipeNote);
  }, []);

  useEffect(() => {
    if (hasSignedInCookie(document.cookie) || readDeviceNote(recipeId) !== "") return runWhenIdle(load);
    // Offline, pressing the button tries again.
    return ref.current ? whenNear(ref.current, 300, () => void load().catch(() => undefined)) : undefined;
  }, [load, recipeId]);

  const { unavailable } = labels;
  const giveUp = useCallback(() => {
    setEditing(false);
    showToast({ kind: "error", text: unavailable });
  }, [unavailable]);

  const handleText = useCallback(
    (next: string | null | undefined) => {
      setText(next);
      if (next === null && isEditing) giveUp();
    },
    [isEditing, giveUp],
  );

  function open() {
    setEditing(true);
    load().catch(giveUp);
  }

  function close() {
    setEditing(false);
    setEdited(true);
  }

  const isOpen = isEditing && typeof text === "string";
  return (
    <div ref={ref}>
      {Note && <Note recipeId={recipeId} labels={labels} isEditing={isOpen} onText={handleText} onClose={close} />}
      {!isOpen && text !== null && (
        <Button ref={hasEdited ? focus : undefined} variant="bare" className="-ml-2 print:hidden" onClick={open}>
          {icon}
          {text ? labels.edit : labels.add}
        </Button>
      )}
    </div>
  );
}
