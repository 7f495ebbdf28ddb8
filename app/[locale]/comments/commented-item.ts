import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import type { CommentRoute } from "#lib/platform/routing/routing.ts";

/** A recipe or story with comments. */
export interface CommentedItem {
  id: string;
  title: string;
  slug: string;
  /** Addresses of the recipe or story by language. */
  alternates: Partial<Localized>;
}

const pathWords: Localized = { de: "kommentare", en: "comments" };

/** Address of the page with all comments of an item. */
export function commentsAddress(locale: Locale, route: CommentRoute, slug: string): string {
  return routeAddress(locale, route, { slug });
}

/** The same in each language in which the item has a text. */
export function commentsAlternates({ alternates }: CommentedItem): Partial<Localized> {
  return Object.fromEntries(
    Object.entries(alternates).map(([locale, path]) => [locale, `${path}/${pathWords[locale as Locale]}`]),
  );
}
