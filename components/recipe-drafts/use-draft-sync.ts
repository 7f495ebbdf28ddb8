"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { EditedDraft } from "#components/recipe-drafts/draft-editor.tsx";
import { showToast } from "#components/ui/toast.ts";
import { callAction } from "#lib/browser/action-client.ts";
import { registerSaver } from "#lib/browser/unsent-storage.ts";
import { saveDraftAction } from "#lib/recipe-drafts/actions.ts";
import { deviceDrafts, findNewDeviceDraft } from "#lib/recipe-drafts/editing/device-drafts.ts";
import { createDraftSync, type DraftSync } from "#lib/recipe-drafts/editing/draft-sync.ts";
import { currentTimeMs } from "#lib/time/clock.ts";

/** What this page has saved last, because the router may show an older rendering again. */
const latest = new Map<string, EditedDraft>();

/** The action that saves: that of authors, or of the desk. */
type Save = (
  change: Parameters<Parameters<typeof createDraftSync>[0]["send"]>[0],
) => ReturnType<typeof saveDraftAction>;

/** Keeps a draft saved while it is edited, see `createDraftSync`. */
export function useDraftSync(userId: string, draft: EditedDraft, save: Save = saveDraftAction) {
  const t = useTranslations("recipeDrafts.notices");
  const [sync, setSync] = useState(() => createSync(userId, draft, save));
  const state = useSyncExternalStore(sync.subscribe, sync.getState, sync.getState);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const now = currentTimeMs();
    if (deviceDrafts.removeUnusable(userId, now)) showToast({ kind: "error", text: t("dropped") });
    const known = latest.get(draft.id);
    const pending = draft.version === 0 ? findNewDeviceDraft(userId, now) : deviceDrafts.read(userId, draft.id, now);
    if (!pending && !(known && known.version > draft.version)) return;
    const id = pending && "id" in pending ? String(pending.id) : draft.id;
    const current = createSync(userId, known && known.version > draft.version ? known : { ...draft, id }, save);
    if (pending) current.restore(pending);
    setSync(current);
  }, []);

  useEffect(() => {
    const send = () => void sync.flush();
    const sendHidden = () => document.visibilityState === "hidden" && send();
    const unregister = registerSaver(() => sync.flush());
    window.addEventListener("online", send);
    window.addEventListener("pagehide", send);
    document.addEventListener("visibilitychange", sendHidden);
    return () => {
      unregister();
      window.removeEventListener("online", send);
      window.removeEventListener("pagehide", send);
      document.removeEventListener("visibilitychange", sendHidden);
      // Leaving the section within the site.
      send();
    };
  }, [sync]);

  useEffect(() => {
    const { status, version, content, savedAt } = state;
    if (status === "saved" && version > 0) latest.set(sync.id, { id: sync.id, version, content, savedAt });
  }, [state, sync]);

  return { sync, state };
}

function createSync(userId: string, draft: EditedDraft, save: Save): DraftSync {
  return createDraftSync({ userId, draft, send: (change) => callAction(() => save(change)) });
}
