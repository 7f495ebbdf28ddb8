"use client";
import { useEffect } from "react";
import { showToast } from "#components/ui/toast.ts";

const storageKey = "cookbookError";

/** Keeps a message for the page that is being loaded again. */
export function keepError(text: string): void {
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // Without storage no page is reloaded for its user, see `callAction`.
  }
}

/** Shows the message that the page has kept before it was loaded again. */
export function useKeptError(): void {
  useEffect(() => {
    try {
      const text = sessionStorage.getItem(storageKey);
      if (!text) return;
      sessionStorage.removeItem(storageKey);
      showToast({ kind: "error", text });
    } catch {
      // Without storage nothing is kept.
    }
  }, []);
}
