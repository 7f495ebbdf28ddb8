import { abandon, countLiked, listUnsent, settle } from "#components/likes/hearts.ts";
import type { Presses } from "#components/likes/kept-presses.ts";
import { showToast } from "#components/ui/toast.ts";
import { askApi, RefusedError } from "#lib/ask-api.ts";
import { refreshViewer } from "#lib/current-viewer.ts";
import { invalidate } from "#lib/query-client.ts";

export interface DeliveryWords {
  failed: string;
  retry: string;
}

const firstDelayMs = 1000;
const longestDelayMs = 60_000;
/** After so many rounds, about a minute, the reader is told. */
const quietRounds = 6;
/** The ids of a reader with more likes than these are not asked for again after each: the hearts know already. */
const manyLikes = 2000;

let isBusy = false;
let isWantedAgain = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Delivers all presses that wait, one after the other; of several on one heart the last one counts. What does not arrive is tried again
 * after a growing while, and is kept until it has arrived: LikesKeeper calls this with every page and connection.
 */
export async function deliverLikes(words: DeliveryWords): Promise<void> {
  if (isBusy) {
    isWantedAgain = true;
    return;
  }
  isBusy = true;
  isWantedAgain = false;
  clearTimeout(timer);
  const { hasArrived, hasFailed } = await deliverRound(words);
  isBusy = false;
  if (hasFailed) tryLater(words);
  else failures = 0;
  if (hasArrived) await refreshLists();
  if (isWantedAgain) await deliverLikes(words);
}

async function deliverRound(words: DeliveryWords): Promise<{ hasArrived: boolean; hasFailed: boolean }> {
  const failed = new Set<Presses[string]>();
  let hasArrived = false;
  const next = () => listUnsent().find(({ press }) => !failed.has(press));
  for (let waiting = next(); waiting; waiting = next()) {
    const { id, press } = waiting;
    try {
      await send(id, press.liked);
      settle(id, press);
      hasArrived = true;
    } catch (error) {
      const status = error instanceof RefusedError ? error.status : 0;
      if (status === 401) {
        // Nobody is signed in any more; the wish waits until its reader is back.
        void refreshViewer();
        return { hasArrived, hasFailed: false };
      }
      if (refusals.includes(status)) {
        abandon(id, press);
        showToast({ kind: "error", text: words.failed });
      } else {
        failed.add(press);
      }
    }
  }
  return { hasArrived, hasFailed: failed.size > 0 };
}

/** Asked again, the API would refuse again: the item is gone. */
const refusals = [403, 404, 409, 422];

function send(id: string, isLiked: boolean): Promise<void> {
  return isLiked
    ? askApi("/api/users/me/likes/feed-items/", { method: "POST", body: { id }, keepalive: true })
    : askApi(`/api/users/me/likes/feed-items/${id}/`, { method: "DELETE", keepalive: true });
}

async function refreshLists(): Promise<void> {
  await invalidate(["profile-likes"]);
  if (countLiked() <= manyLikes) await invalidate(["likes"]);
}

function tryLater(words: DeliveryWords): void {
  failures += 1;
  if (failures % quietRounds === 0) {
    const again = () => void deliverLikes(words);
    showToast({ kind: "error", text: words.failed, action: { label: words.retry, run: again } });
  }
  timer = setTimeout(() => void deliverLikes(words), Math.min(firstDelayMs * 2 ** (failures - 1), longestDelayMs));
}
