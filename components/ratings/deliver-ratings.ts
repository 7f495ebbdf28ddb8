import { isRefusedForGood, type PendingRating, pendingRatings } from "#components/ratings/pending-ratings.ts";
import { showToast } from "#components/ui/toast.ts";
import { callAction } from "#lib/browser/action-client.ts";
import { track } from "#lib/browser/analytics.ts";
import { toFormData } from "#lib/browser/forms/to-form-data.ts";
import { invalidateQueries } from "#lib/browser/query-client.ts";
import { createWriteQueue } from "#lib/browser/write-queue/write-queue.ts";
import { setRatingAction } from "#lib/ratings/actions.ts";

/** Sends ratings and their removals. The form shows the failures of its own. */
export const ratingDelivery = createWriteQueue<PendingRating>(pendingRatings, {
  waitsForSignIn: true,
  send: ({ id, stars }) => callAction(() => setRatingAction(null, toFormData({ id, stars: String(stars ?? "") }))),
  onDone({ id, stars, isSilent, messages }) {
    if (!isSilent) showToast({ kind: "success", text: messages.given, durationMs: 4000 });
    if (stars) track({ event: "rated recipe", id, stars });
    void invalidateQueries(["ratings"]);
  },
  onRefused({ messages }, code, isAwaited) {
    if (!isAwaited) showToast({ kind: "error", text: isRefusedForGood(code) ? messages.refused : messages.failed });
  },
  onStalled: ({ messages }) => showToast({ kind: "error", text: messages.failed }),
});
