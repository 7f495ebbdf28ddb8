"use client";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#components/ui/toast.ts";

interface ShareButtonProps {
  title: string;
  /** What is shared, as it is when the button is pressed. */
  text: () => string;
  words: Record<"share" | "copy" | "copied" | "notShared", string>;
  icons: { share: ReactNode; copy: ReactNode };
}

/** Hands a text on: by the device's own window for that, and by the clipboard where there is none. */
export function ShareButton({ title, text, words, icons }: ShareButtonProps) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare("share" in navigator), []);

  async function share() {
    try {
      if (canShare) return await navigator.share({ title, text: text() });
      await navigator.clipboard.writeText(text());
      showToast({ kind: "success", text: words.copied });
    } catch (error) {
      // Whoever closes the window has changed their mind.
      if (error instanceof DOMException && error.name === "AbortError") return;
      showToast({ kind: "error", text: words.notShared });
    }
  }

  return (
    <Button look="quiet" onClick={share}>
      {canShare ? icons.share : icons.copy}
      {canShare ? words.share : words.copy}
    </Button>
  );
}
