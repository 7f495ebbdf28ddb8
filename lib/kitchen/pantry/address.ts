import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { type PantryQuery, pantryParams } from "./pantry-query.ts";

/** A pantry query by slugs, for links that do not have the ingredient options at hand. */
interface PantrySlugs extends Partial<Pick<PantryQuery, "buy" | "page">> {
  have?: string[];
  without?: string[];
}

/** Builds the site-relative address of the pantry page; default values are left out. */
export function pantryAddress(
  locale: Locale,
  { have = [], without = [], buy = null, page = 1 }: PantrySlugs = {},
): string {
  const paramNames = pantryParams[locale];
  const query = new URLSearchParams();
  for (const slug of have) query.append(paramNames.have, slug);
  for (const slug of without) query.append(paramNames.without, slug);
  if (buy !== null) query.set(paramNames.buy, String(buy));
  if (page > 1) query.set("page", String(page));
  const path = address(locale, "/use-up");
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Reduces a query to its slugs, for an address that differs in one part. */
export function toSlugs({ have, without, buy }: Pick<PantryQuery, "have" | "without" | "buy">) {
  return { have: have.map(({ slug }) => slug), without: without.map(({ slug }) => slug), buy };
}
