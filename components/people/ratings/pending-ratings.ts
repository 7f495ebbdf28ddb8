import type { Stars } from "#lib/people/ratings/stars.ts";
import { createPendingStore, type Stored, signedOutMaxAgeMs } from "#lib/platform/browser/write-queue/pending-store.ts";

export interface RatingMessages {
  /** "1 Stern" to "5 Sterne". */
  stars: string[];
  /** With `{stars}`. */
  current: string;
  removed: string;
  /** After a rating that had waited was stored, with `{title}` and `{stars}`. */
  delivered: string;
  refused: string;
  failed: string;
  retry: string;
}

/** A rating that has not arrived yet. */
export interface PendingRating {
  /** Of the recipe. */
  id: string;
  /** Null removes the rating. */
  stars: Stars | null;
  /** Texts in the language of the page: after it was stored, refused, or did not arrive. */
  messages: Record<"given" | "refused" | "failed", string>;
  userId?: string;
  /** The page has shown it as given already, so its arrival needs no message. */
  isSilent?: boolean;
}

/** Ratings on their way, and those given while signed out. */
export const pendingRatings = createPendingStore<PendingRating>("wantedRatings", { maxAgeMs: signedOutMaxAgeMs });

export function toPendingRating(recipe: { id: string; title: string }, stars: Stars | null, messages: RatingMessages) {
  const { refused, failed } = messages;
  const given = stars
    ? messages.delivered.replace("{stars}", messages.stars[stars - 1] ?? "").replace("{title}", () => recipe.title)
    : messages.removed;
  return { id: recipe.id, stars, messages: { given, refused, failed } } satisfies PendingRating;
}

export type StoredRating = Stored<PendingRating>;
