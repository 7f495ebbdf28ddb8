import { type RatingOutcome, sendRating } from "#components/ratings/send-rating.ts";
import { wantedRatings } from "#components/ratings/wanted-ratings.ts";
import { signUpModal } from "#components/ui/account-modals.ts";
import { openModal } from "#components/ui/open-modal.ts";
import { showToast } from "#components/ui/toast.ts";
import { track } from "#lib/analytics.ts";
import { viewerStore } from "#lib/current-viewer.ts";
import { ratingAnchor, type Stars } from "#lib/ratings/stars.ts";

export interface RatingWords {
  /** "1 Stern" to "5 Sterne". */
  stars: string[];
  /** With `{stars}` to be filled in. */
  given: string;
  taken: string;
  /** When a rating wanted earlier has been given, with `{title}` and `{stars}`. */
  wished: string;
  refused: string;
  failed: string;
  retry: string;
}

interface StarPress {
  recipe: { id: string; title: string };
  stars: Stars | null;
  words: RatingWords;
  signUpHref: string;
  /** The rating is stored. */
  onGiven: () => void;
  /** It is not: what was given before holds. */
  onFailed: () => void;
  again: () => void;
}

let writing: Promise<void> = Promise.resolve();
const latest = new Map<string, StarPress>();

/** Delivers a press on a star. Of several on one recipe the last one counts, whatever arrives first. */
export function pressStar(press: StarPress): void {
  if (viewerStore.read() === null) askToSignUp(press);
  else deliver(press);
}

function deliver(press: StarPress): void {
  latest.set(press.recipe.id, press);
  const isLatest = () => latest.get(press.recipe.id) === press;
  writing = writing.then(async () => {
    if (!isLatest()) return;
    const outcome = await sendRating(press.recipe.id, press.stars);
    if (outcome === "given") press.onGiven();
    else if (isLatest()) fail(press, outcome);
  });
}

function fail(press: StarPress, outcome: Exclude<RatingOutcome, "given">): void {
  const { words, onFailed, again } = press;
  onFailed();
  if (outcome === "nobody") {
    // The hint that somebody is signed in was wrong.
    askToSignUp(press);
  } else {
    const retry = outcome === "failed" ? { label: words.retry, run: again } : undefined;
    showToast({ kind: "error", text: words[outcome], action: retry });
  }
}

function askToSignUp({ recipe, stars, words, signUpHref }: StarPress): void {
  if (stars) {
    track({ event: "started rating" });
    const given = words.wished.replace("{stars}", words.stars[stars - 1] ?? "").replace("{title}", () => recipe.title);
    const { refused, failed } = words;
    wantedRatings.remember({ id: recipe.id, stars, words: { given, refused, failed } });
  }
  if (openModal(signUpModal)) return;
  const here = `${window.location.pathname}${window.location.search}#${ratingAnchor}`;
  window.location.assign(`${signUpHref}?next=${encodeURIComponent(here)}`);
}
