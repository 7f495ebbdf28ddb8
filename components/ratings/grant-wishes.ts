import { sendRating } from "#components/ratings/send-rating.ts";
import { wantedRatings } from "#components/ratings/wanted-ratings.ts";
import { showToast } from "#components/ui/toast.ts";

/** Gives the ratings that were wanted before somebody signed in, and tells. What does not arrive is kept for the next page. */
export async function grantWishes(): Promise<void> {
  for (const { id, stars, words } of wantedRatings.list()) {
    const outcome = await sendRating(id, stars);
    if (outcome === "nobody") return;
    if (outcome !== "failed") wantedRatings.forget(id);
    const isGiven = outcome === "given";
    showToast({ kind: isGiven ? "success" : "error", text: words[outcome], lasts: 4000 });
  }
}
