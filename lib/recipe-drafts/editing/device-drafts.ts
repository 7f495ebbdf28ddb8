import { z } from "zod";
import { listUnsent, unsentKey } from "#lib/browser/unsent-storage.ts";
import type { DraftContent } from "../draft.ts";

/** What a device holds of a draft: changes that the server has not confirmed. */
export interface DeviceDraft {
  /** The version that the changes are based on; 0 for a draft that is not stored yet. */
  version: number;
  /** As typed, not normalized. */
  content: DraftContent;
  changedAt: number;
}

const kind = "recipe-draft";
const maxAgeMs = 60 * 86_400_000;
const keyOf = (userId: string, draftId: string) => unsentKey(userId, `${kind}:${draftId}`);

/** The content is checked by the server; here only that it is one. */
const deviceDraftSchema = z.object({
  version: z.int().min(0),
  content: z.looseObject({ title: z.record(z.string(), z.string()), groups: z.array(z.unknown()) }),
  changedAt: z.number(),
});

/** The changes of a draft on this device; null without any, and where storage is blocked. */
export function readDeviceDraft(userId: string, draftId: string): DeviceDraft | null {
  try {
    const parsed = deviceDraftSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(userId, draftId)) ?? "null"));
    return parsed.success ? (parsed.data as unknown as DeviceDraft) : null;
  } catch {
    return null;
  }
}

/** Keeps the changes of a draft; returns whether the device has stored them. */
export function storeDeviceDraft(userId: string, draftId: string, draft: DeviceDraft): boolean {
  try {
    localStorage.setItem(keyOf(userId, draftId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeDeviceDraft(userId: string, draftId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, draftId));
  } catch {
    // Nothing is stored where storage is blocked.
  }
}

/** The latest draft of this user that the server does not have yet, with its id. */
export function findNewDeviceDraft(userId: string): (DeviceDraft & { id: string }) | null {
  const drafts = listUnsent(kind).flatMap(({ userId: writer, rest: id }) => {
    const draft = writer === userId ? readDeviceDraft(userId, id) : null;
    return draft?.version === 0 ? [{ ...draft, id }] : [];
  });
  return drafts.sort((a, b) => b.changedAt - a.changedAt)[0] ?? null;
}

/** Removes what is older than two months, of all users of the device. */
export function removeOldDeviceDrafts(now: number): void {
  for (const { userId, rest: draftId } of listUnsent(kind)) {
    const draft = readDeviceDraft(userId, draftId);
    if (!draft || now - draft.changedAt > maxAgeMs) removeDeviceDraft(userId, draftId);
  }
}
