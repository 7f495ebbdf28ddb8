import { wishesKey } from "#components/ratings/kept-wishes.ts";
import type { Stars } from "#lib/ratings/stars.ts";

/** A rating somebody wanted to give before they were signed in. */
export interface WantedRating {
  id: string;
  stars: Stars;
  /** What to tell, in the language they wanted it in: when it is given, when it cannot be, when it did not arrive. */
  words: Record<"given" | "refused" | "failed", string>;
}

const lastsMs = 86_400_000;
const mostKept = 10;

type Kept = WantedRating & { at: number };

/** Remembers it on this device for a day. */
export function rememberWantedRating(wanted: WantedRating): void {
  save([...listOthers(wanted.id), { ...wanted, at: Date.now() }].slice(-mostKept));
}

export function forgetWantedRating(id: string): void {
  save(listOthers(id));
}

/** What was wanted within a day. */
export function listWantedRatings(): WantedRating[] {
  try {
    const kept = JSON.parse(localStorage.getItem(wishesKey) ?? "[]") as Kept[];
    return kept.filter(({ at }) => Date.now() - at < lastsMs);
  } catch {
    return [];
  }
}

function listOthers(id: string): Kept[] {
  return (listWantedRatings() as Kept[]).filter((kept) => kept.id !== id);
}

function save(kept: Kept[]): void {
  try {
    if (kept.length === 0) localStorage.removeItem(wishesKey);
    else localStorage.setItem(wishesKey, JSON.stringify(kept));
  } catch {
    // Without storage the stars have to be pressed again.
  }
}
