"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import { showToast } from "#components/ui/toast.ts";
import { type AutosaveOptions, createAutosave, type TextKind } from "#lib/platform/browser/autosave/autosave.ts";
import { registerSaver } from "#lib/platform/browser/unsent-storage.ts";
import type { UnsentText } from "#lib/platform/browser/unsent-store.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

interface UseAutosaveOptions<Content> extends AutosaveOptions<Content> {
  /** Finds what the device has instead of the changes of the text itself. */
  findUnsent?: (now: number) => (UnsentText<Content> & { id: string }) | null;
}

/**
 * Keeps a text saved while it is edited, see `createAutosave`. What this page has edited before
 * goes on, because the router may show an older rendering again. Needs the messages `ui.autosave`.
 */
export function useAutosave<Content>(kind: TextKind<Content>, options: UseAutosaveOptions<Content>) {
  const { userId, text, findUnsent } = options;
  const t = useTranslations("ui.autosave");
  const [autosave, setAutosave] = useState(() => createAutosave(kind, options));
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState, autosave.getState);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const now = currentTimeMs();
    if (kind.unsent.removeUnusable(userId, now)) showToast({ kind: "error", text: t("dropped") });
    const unsent = findUnsent ? findUnsent(now) : kind.unsent.read(userId, text.id, now);
    const id = unsent && "id" in unsent ? String(unsent.id) : text.id;
    const edited = kind.edited.get(`${userId}:${id}`);
    const isAhead = edited && (edited.getState().status !== "saved" || edited.getState().version > text.version);
    if (isAhead) return setAutosave(edited);
    const current = id === text.id ? autosave : createAutosave(kind, { ...options, text: { ...text, id } });
    if (unsent) current.restore(unsent);
    setAutosave(current);
  }, []);

  useEffect(() => {
    kind.edited.set(`${userId}:${autosave.id}`, autosave);
    const unregister = registerSaver(autosave.flush, autosave.discard);
    const page = new AbortController();
    const send = () => void autosave.flush();
    window.addEventListener("online", send, page);
    window.addEventListener("pagehide", send, page);
    // Hidden, the page may end; shown again, its user may have signed in elsewhere.
    document.addEventListener("visibilitychange", send, page);
    window.addEventListener("beforeunload", (event) => !autosave.getState().isKept && event.preventDefault(), page);
    send();
    return () => {
      page.abort();
      if (autosave.getState().status === "saved") unregister();
      // Leaving the editor within the site.
      send();
    };
  }, [kind, userId, autosave]);

  return { autosave, state };
}
