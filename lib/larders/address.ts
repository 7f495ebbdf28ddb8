import { address } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type Wish, wishParams } from "./wish.ts";

/** A wish by its slugs; whoever only links to the page needs no entries. */
export interface WishSlugs extends Partial<Pick<Wish, "buy" | "page">> {
  have?: string[];
  without?: string[];
}

/** Site-relative address of what fits a wish; what is as by default is left out. */
export function wishAddress(locale: Locale, { have = [], without = [], buy = null, page = 1 }: WishSlugs = {}): string {
  const names = wishParams[locale];
  const query = new URLSearchParams();
  for (const slug of have) query.append(names.have, slug);
  for (const slug of without) query.append(names.without, slug);
  if (buy !== null) query.set(names.buy, String(buy));
  if (page > 1) query.set("page", String(page));
  const path = address(locale, "/use-up");
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The slugs of a wish, for an address that differs in a part. */
export function slugsOf({ have, without, buy }: Pick<Wish, "have" | "without" | "buy">) {
  return { have: have.map(({ slug }) => slug), without: without.map(({ slug }) => slug), buy };
}
