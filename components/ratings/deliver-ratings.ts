import { pendingRatings, type StoredRating } from "#components/ratings/pending-ratings.ts";
import { promptSignUp } from "#components/ui/dialogs/prompt-sign-up.ts";
import { showToast } from "#components/ui/toast.ts";
import { type ActionErrorCode, callAction, isRetryable } from "#lib/browser/action-client.ts";
import { track } from "#lib/browser/analytics.ts";
import { createDelivery, type DeliveryOutcome } from "#lib/browser/delivery/delivery.ts";
import { invalidateQueries } from "#lib/browser/query-client.ts";
import { sessionStore } from "#lib/browser/session-store.ts";
import { setRatingAction } from "#lib/ratings/actions.ts";
import { ratingAnchor } from "#lib/ratings/stars.ts";

/** What the form that gave a rating needs while it is delivered. */
export interface RatingSubmission {
  /** Of the recipe. */
  title: string;
  signUpHref: string;
  retryLabel: string;
  /** The rating did not arrive: the form shows the previous one again. */
  onFailed: () => void;
  onRetry: () => void;
}

/** The latest submission of this page per recipe. */
const submissions = new Map<string, RatingSubmission & { at: number }>();

/**
 * Delivers a rating of this page that has just been stored. Signed-out users are asked to sign up.
 */
export function submitRating({ id, at }: StoredRating, submission: RatingSubmission): void {
  submissions.set(id, { ...submission, at });
  void startDelivery();
}

/**
 * Asks a signed-out user to sign up; the rating waits until then. Without a session there is none
 * to remove.
 */
export function requestSignUp(
  entry: StoredRating,
  { title, signUpHref }: Pick<RatingSubmission, "title" | "signUpHref">,
): void {
  if (entry.stars) track({ event: "started rating" });
  else pendingRatings.remove(entry);
  promptSignUp(signUpHref, { reason: { kind: "rating", title }, hash: `#${ratingAnchor}` });
}

const startDelivery = createDelivery<StoredRating>({
  list: () => {
    const userId = sessionStore.read()?.id;
    return pendingRatings.list().filter((entry) => !entry.userId || !userId || entry.userId === userId);
  },
  deliver,
});

/**
 * Delivers all pending ratings of the signed-in user one after the other. What does not arrive
 * stays stored. Of several ratings of one recipe the last one counts, because the store has no
 * other.
 */
export function deliverRatings(): Promise<void> {
  for (const entry of pendingRatings.takeExpired()) {
    if (entry.userId) showToast({ kind: "error", text: entry.messages.failed });
  }
  return startDelivery();
}

async function deliver(entry: StoredRating): Promise<DeliveryOutcome> {
  const result = await callAction(() => setRatingAction(null, toForm(entry)));
  if (!result.ok) return handleFailure(entry, result.code);
  pendingRatings.remove(entry);
  if (!entry.isSilent) showToast({ kind: "success", text: entry.messages.given, durationMs: 4000 });
  if (entry.stars) track({ event: "rated recipe", id: entry.id, stars: entry.stars });
  await invalidateQueries(["ratings"]);
  return "settled";
}

function handleFailure(entry: StoredRating, code: ActionErrorCode): DeliveryOutcome {
  if (code === "outdated") return "ended";
  const isLatest = pendingRatings.list().some(({ id, at }) => id === entry.id && at === entry.at);
  if (!isLatest) return "settled";
  const latest = submissions.get(entry.id);
  const submission = latest?.at === entry.at ? latest : undefined;
  const { isSilent: _, userId, at: __, ...pending } = entry;
  if (code === "unauthorized") {
    if (!submission) return "ended";
    // The signed-in cookie was wrong.
    submission.onFailed();
    requestSignUp(pendingRatings.add(pending), submission);
    return "ended";
  }
  const isDelayed = isRetryable(code);
  if (isDelayed) pendingRatings.add({ ...pending, userId });
  else pendingRatings.remove(entry);
  showFailure(entry, code, submission);
  return isDelayed ? "failed" : "settled";
}

function showFailure(
  { messages }: StoredRating,
  code: ActionErrorCode,
  submission: RatingSubmission | undefined,
): void {
  const isRefused = code === "forbidden" || code === "missing";
  const text = isRefused ? messages.refused : messages.failed;
  if (!submission) {
    showToast({ kind: "error", text, durationMs: 4000 });
    return;
  }
  submission.onFailed();
  const retry = { label: submission.retryLabel, run: submission.onRetry };
  showToast({ kind: "error", text, action: isRefused ? undefined : retry });
}

function toForm({ id, stars }: StoredRating): FormData {
  const form = new FormData();
  form.set("id", id);
  form.set("stars", stars ? String(stars) : "");
  return form;
}
