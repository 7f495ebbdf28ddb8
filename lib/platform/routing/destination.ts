import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "./address.ts";
import type { StaticRoute } from "./routing.ts";

type CategoryTarget = `category:${string}`;

/**
 * Target of an editorial link: a route, or a category by id, so that the link survives a change of
 * its slug.
 */
export type Destination = StaticRoute | CategoryTarget;

export function isCategoryTarget(destination: Destination): destination is CategoryTarget {
  return destination.startsWith("category:");
}

/** Site-relative address of a destination; undefined when its category does not exist. */
export function resolveDestination(
  locale: Locale,
  destination: Destination,
  getCategoryHref: (id: string) => string | undefined,
): string | undefined {
  if (isCategoryTarget(destination)) return getCategoryHref(destination.slice("category:".length));
  return address(locale, destination);
}
