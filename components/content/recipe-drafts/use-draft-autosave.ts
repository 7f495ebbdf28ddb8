"use client";
import { useCallback, useMemo, useState } from "react";
import type { EditedDraft } from "#components/content/recipe-drafts/draft-editor.tsx";
import { useAutosave } from "#components/ui/autosave/use-autosave.ts";
import { saveDraftAction } from "#lib/content/recipe-drafts/draft/actions.ts";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { autosavedDrafts, findNewDraft } from "#lib/content/recipe-drafts/editing/autosaved-drafts.ts";
import { toValidContent } from "#lib/content/recipe-drafts/editing/valid-content.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import type { TextChange } from "#lib/platform/browser/autosave/autosave.ts";

/** The action that saves: that of authors, or of the desk. */
type Save = (change: TextChange<DraftContent>) => ReturnType<typeof saveDraftAction>;

/** Keeps a draft saved while it is edited, and knows the fields that cannot be stored as typed. */
export function useDraftAutosave(userId: string, draft: EditedDraft, save: Save = saveDraftAction) {
  const { autosave, state } = useAutosave(autosavedDrafts, {
    userId,
    text: draft,
    send: (change) => callAction(() => save(change)),
    findUnsent: draft.version === 0 ? (now) => findNewDraft(userId, now) : undefined,
  });
  const { content, confirmed } = state;
  const { errors } = useMemo(() => toValidContent(content, confirmed), [content, confirmed]);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const reportUnread = useCallback((name: string, isUnread: boolean) => {
    setUnread((names) => {
      if (names.includes(name) === isUnread) return names;
      return isUnread ? [...names, name] : names.filter((other) => other !== name);
    });
  }, []);
  return { autosave, state, errors, isPartly: unread.length + Object.keys(errors).length > 0, reportUnread };
}
