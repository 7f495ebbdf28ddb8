import { wishesKey } from "#components/ratings/kept-wishes.ts";
import { wishesOf } from "#components/ui/wishes.ts";
import type { Stars } from "#lib/ratings/stars.ts";

/** A rating somebody wanted to give before they were signed in. */
export interface WantedRating {
  id: string;
  stars: Stars;
  /** What to tell, in the language they wanted it in: when it is given, when it cannot be, when it did not arrive. */
  words: Record<"given" | "refused" | "failed", string>;
}

/** Remembered on this device for a day. */
export const wantedRatings = wishesOf<WantedRating>(wishesKey);
