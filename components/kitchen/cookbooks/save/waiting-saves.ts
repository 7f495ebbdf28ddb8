import { createPendingStore, signedOutMaxAgeMs } from "#lib/platform/browser/write-queue/pending-store.ts";

/** An item whose save button was pressed where the dialog could not open. */
interface WaitingSave {
  /** Of the item. */
  id: string;
  /** Waits for the reload only: it is not offered again once the dialog has opened. */
  isReload?: boolean;
}

/**
 * Items whose save button was pressed while signed out, or on a page of an older build that is
 * being reloaded. The dialog opens for each once there is a user.
 */
export const waitingSaves = createPendingStore<WaitingSave>("wantedSaves", { maxAgeMs: signedOutMaxAgeMs });
