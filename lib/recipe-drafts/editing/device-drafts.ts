import { createUnsentStore, type UnsentText } from "#lib/browser/unsent-store.ts";
import { contentSchemaOf, type DraftContent } from "../draft.ts";

export type DeviceDraft = UnsentText<DraftContent>;

/** The changes of drafts on this device. */
export const deviceDrafts = createUnsentStore<DraftContent>("recipe-draft", contentSchemaOf);

/** The latest draft of this user that the server does not have yet, with its id. */
export function findNewDeviceDraft(userId: string, now: number): (DeviceDraft & { id: string }) | null {
  const drafts = deviceDrafts.list(userId).flatMap((id) => {
    const draft = deviceDrafts.read(userId, id, now);
    return draft?.version === 0 ? [{ ...draft, id }] : [];
  });
  return drafts.sort((a, b) => (b.changedAt ?? 0) - (a.changedAt ?? 0))[0] ?? null;
}
