import { unsentKey } from "#lib/platform/browser/unsent-storage.ts";
import { createPendingStore, signedOutMaxAgeMs } from "#lib/platform/browser/write-queue/pending-store.ts";
import type { CommentKind } from "#lib/platform/db/tables/community/comments.ts";

/** A text that was sent and has not arrived. */
interface CommentDraft {
  /** See `toDraftId`. */
  id: string;
  text: string;
  kind: CommentKind;
}

type Writer = string | null;

const createStore = (writer: Writer) =>
  createPendingStore<CommentDraft>(unsentKey(writer, "comments"), { maxAgeMs: signedOutMaxAgeMs });

const stores = new Map<Writer, ReturnType<typeof createStore>>();

function getStore(writer: Writer) {
  const store = stores.get(writer) ?? createStore(writer);
  stores.set(writer, store);
  return store;
}

/** The store of a user, then that of what was written on this device while signed out. */
const listStores = (userId: Writer | undefined) => (userId ? [getStore(userId), getStore(null)] : [getStore(null)]);

/**
 * Texts that wait on this device, below the id of their writer: the next account on it must not
 * send them as its own. What was written while signed out waits for the account that signs in.
 */
export const commentDrafts = {
  /** @param userId null when signed out, undefined while unknown */
  find: (userId: Writer | undefined, id: string): CommentDraft | undefined =>
    listStores(userId)
      .flatMap((store) => store.list())
      .find((draft) => draft.id === id),
  /** Takes the place of what this writer, or a signed-out one, has written before. */
  set(userId: Writer, draft: CommentDraft): void {
    this.remove(userId, draft.id);
    getStore(userId).add(draft);
  },
  remove(userId: Writer | undefined, id: string): void {
    for (const store of listStores(userId)) for (const draft of store.list()) if (draft.id === id) store.remove(draft);
  },
};

/** The place of a text: a recipe or story, or a comment that it replies to. */
export function toDraftId(itemId: string, parentId: string | undefined): string {
  return parentId ?? itemId;
}
