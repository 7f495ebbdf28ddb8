import { getTranslations } from "next-intl/server";
import { listCategories } from "#lib/categories/queries.ts";
import { type Destination, destinationHref, isCategory } from "#lib/i18n/destination.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** The link to the whole of what a module shows a part of; none where it leads to a category that is gone. */
export async function moreLink(locale: Locale, more: Destination) {
  const [t, categories] = await Promise.all([getTranslations("feeds.more"), listCategories(locale)]);
  const href = destinationHref(locale, more, (wanted) => categories.find(({ id }) => id === wanted)?.href);
  return href === undefined ? undefined : { label: t(wordOf(more)), href };
}

const words = {
  "/recipes": "recipes",
  "/recipes/community": "community",
  "/stories": "stories",
  "/ingredients": "ingredients",
  "/categories": "categories",
} as const;

/** Where all there is stands, the link says so. */
function wordOf(more: Destination) {
  if (isCategory(more)) return "category";
  return words[more as keyof typeof words] ?? "page";
}
