"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import { showToast } from "#components/ui/toast.ts";
import { callAction } from "#lib/browser/action-client.ts";
import { registerSaver } from "#lib/browser/unsent-storage.ts";
import { saveStoryAction } from "#lib/story-drafts/actions.ts";
import type { StoryContent } from "#lib/story-drafts/content.ts";
import { createStorySync, unsentStories } from "#lib/story-drafts/editing/story-sync.ts";
import { currentTimeMs } from "#lib/time/clock.ts";

export interface SyncedStory {
  id: string;
  version: number;
  content: StoryContent;
  savedAt: number | null;
}

/** Keeps a story saved while it is edited, see `createStorySync`. */
export function useStorySync(userId: string, story: SyncedStory) {
  const t = useTranslations("storyDrafts.saving");
  const [sync] = useState(() =>
    createStorySync({ userId, story, send: (change) => callAction(() => saveStoryAction(change)) }),
  );
  const state = useSyncExternalStore(sync.subscribe, sync.getState, sync.getState);

  useEffect(() => {
    if (unsentStories.removeUnusable(userId, currentTimeMs())) showToast({ kind: "error", text: t("dropped") });
    sync.restore();
    const send = () => void sync.flush();
    const sendHidden = () => document.visibilityState === "hidden" && send();
    const warn = (event: BeforeUnloadEvent) => {
      if (sync.getState().status !== "saved") event.preventDefault();
    };
    const unregister = registerSaver(() => sync.flush());
    window.addEventListener("online", send);
    window.addEventListener("pagehide", send);
    window.addEventListener("beforeunload", warn);
    document.addEventListener("visibilitychange", sendHidden);
    return () => {
      unregister();
      window.removeEventListener("online", send);
      window.removeEventListener("pagehide", send);
      window.removeEventListener("beforeunload", warn);
      document.removeEventListener("visibilitychange", sendHidden);
      // Leaving the editor within the site.
      send();
    };
  }, [sync, userId, t]);

  return { sync, state };
}
