import type { Autosave, TextKind } from "#lib/platform/browser/autosave/autosave.ts";
import type { AutosaveState } from "#lib/platform/browser/autosave/autosave-state.ts";
import { createUnsentStore, type UnsentText } from "#lib/platform/browser/unsent-store.ts";
import { contentSchemaOf, type DraftContent } from "../draft.ts";
import { isSameContent } from "./differences.ts";
import { toValidContent } from "./valid-content.ts";

export type DraftAutosave = Autosave<DraftContent>;
export type DraftAutosaveState = AutosaveState<DraftContent>;

/** Drafts of authors and working copies of the desk. */
export const autosavedDrafts: TextKind<DraftContent> = {
  unsent: createUnsentStore<DraftContent>("recipe-draft", contentSchemaOf),
  isSame: isSameContent,
  toStorable: (typed, confirmed) => toValidContent(typed, confirmed).content,
  edited: new Map(),
};

/** The latest draft of this user that the server does not have yet, with its id. */
export function findNewDraft(userId: string, now: number): (UnsentText<DraftContent> & { id: string }) | null {
  const { unsent } = autosavedDrafts;
  const drafts = unsent.list(userId).flatMap((id) => {
    const draft = unsent.read(userId, id, now);
    return draft?.version === 0 ? [{ ...draft, id }] : [];
  });
  return drafts.sort((a, b) => (b.changedAt ?? 0) - (a.changedAt ?? 0))[0] ?? null;
}
