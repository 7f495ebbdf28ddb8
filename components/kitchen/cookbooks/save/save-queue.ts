import { pendingSaves } from "#components/kitchen/cookbooks/save/pending-saves.ts";
import { createLazyQueue } from "#lib/platform/browser/write-queue/lazy-queue.ts";

/** Delivers changes of the save dialog. */
export const saveQueue = createLazyQueue(pendingSaves, async () => (await import("./deliver-saves.ts")).saveDelivery);
