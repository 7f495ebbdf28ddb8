import { wishesOf } from "#components/ui/wishes.ts";

/** A like somebody wanted to give before they were signed in. */
export interface WantedLike {
  id: string;
  title: string;
  /** What the page said when it was wanted. */
  count: number;
}

const wishes = wishesOf<WantedLike>("wantedLikes");

/** Remembers it on this device for a day. */
export const rememberWantedLike = wishes.remember;

/** What was wanted within a day, to be set now; from then on it is forgotten. */
export function takeWantedLikes(): WantedLike[] {
  const wanted = wishes.list();
  for (const { id } of wanted) wishes.forget(id);
  return wanted;
}
