import { type PendingRating, pendingRatings, type StoredRating } from "#components/people/ratings/pending-ratings.ts";
import { promptSignUp } from "#components/ui/dialogs/prompt-sign-up.ts";
import { showToast } from "#components/ui/toast.ts";
import { setRatingAction } from "#lib/people/ratings/actions.ts";
import { ratingAnchor } from "#lib/people/ratings/stars.ts";
import { callAction, isRetryable } from "#lib/platform/browser/action-client.ts";
import { track } from "#lib/platform/browser/analytics.ts";
import { toFormData } from "#lib/platform/browser/forms/to-form-data.ts";
import { invalidateQueries } from "#lib/platform/browser/query-client.ts";
import { createWriteQueue } from "#lib/platform/browser/write-queue/write-queue.ts";

/** Sends ratings and their removals. The form shows the failures of its own. */
export const ratingDelivery = createWriteQueue<PendingRating>(pendingRatings, {
  waitsForSignIn: true,
  send: ({ id, stars, userId: user }) =>
    callAction(() => setRatingAction(null, toFormData({ id, stars: String(stars ?? ""), user }))),
  onDone({ id, stars, isSilent, messages }) {
    if (!isSilent) showToast({ kind: "success", text: messages.given, durationMs: 4000 });
    if (stars) track({ event: "rated recipe", id, stars });
    void invalidateQueries(["ratings"]);
  },
  onRefused({ messages }, code, isAwaited) {
    if (!isAwaited) showToast({ kind: "error", text: messages[isRefusedForGood(code) ? "refused" : "failed"] });
  },
  onStalled: ({ messages }) => showToast({ kind: "error", text: messages.failed }),
});

/** Whether the recipe cannot be rated, so that another attempt is in vain. */
const isRefusedForGood = (code: string) => code === "forbidden" || code === "missing";

/** What the form that gave a rating needs while it is delivered. */
interface RatingSubmission {
  /** Of the recipe. */
  title: string;
  signUpHref: string;
  retryLabel: string;
  /** The rating did not arrive: the form shows the previous one again. */
  onFailed: () => void;
  onRetry: () => void;
}

/**
 * Delivers a rating of this page that has just been stored. Signed-out users are asked to sign up;
 * it waits for the user who gave it, or if unknown for the one who signs in next.
 */
export async function submitRating(entry: StoredRating, submission: RatingSubmission): Promise<void> {
  const { title, signUpHref, retryLabel, onFailed, onRetry } = submission;
  const result = await ratingDelivery.submit(entry);
  if (!result || result.ok || result.code === "outdated") return;
  onFailed();
  const isSignedOut = result.code === "unauthorized";
  // Its arrival is told, because the form shows the previous rating.
  if (isRetryable(result.code) || (isSignedOut && entry.stars)) pendingRatings.add({ ...entry, isSilent: false });
  else pendingRatings.remove(entry);
  if (isSignedOut) {
    if (entry.stars) track({ event: "started rating" });
    return promptSignUp(signUpHref, { reason: { kind: "rating", title }, hash: `#${ratingAnchor}` });
  }
  const action = isRefusedForGood(result.code) ? undefined : { label: retryLabel, run: onRetry };
  showToast({ kind: "error", text: entry.messages[action ? "failed" : "refused"], action });
}
