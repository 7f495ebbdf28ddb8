import { address } from "./address.ts";
import type { Locale } from "./locales.ts";
import type { PlainRoute } from "./routing.ts";

type CategoryTarget = `category:${string}`;

/** Where an editor lets something lead: to a page of the site, or to a category by its id, so that it follows a changed slug. */
export type Destination = PlainRoute | CategoryTarget;

export function isCategory(destination: Destination): destination is CategoryTarget {
  return destination.startsWith("category:");
}

/** Site-relative address of a destination, with the addresses of categories by id; undefined where the category is none. */
export function destinationHref(
  locale: Locale,
  destination: Destination,
  categoryHref: (id: string) => string | undefined,
): string | undefined {
  if (isCategory(destination)) return categoryHref(destination.slice("category:".length));
  return address(locale, destination);
}
