import { getTranslations } from "next-intl/server";
import { listCategories } from "#lib/content/categories/queries.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { type Destination, isCategoryTarget, resolveDestination } from "#lib/platform/routing/destination.ts";

/** The link from a module to the full list; undefined when its category does not exist. */
export async function getMoreLink(locale: Locale, more: Destination) {
  const [t, categories] = await Promise.all([getTranslations("feeds.more"), listCategories(locale)]);
  const href = resolveDestination(locale, more, (categoryId) => categories.find(({ id }) => id === categoryId)?.href);
  return href === undefined ? undefined : { label: t(labelKeyOf(more)), href };
}

const labelKeys = {
  "/recipes": "recipes",
  "/recipes/community": "community",
  "/stories": "stories",
  "/ingredients": "ingredients",
  "/categories": "categories",
} as const;

/** A link to a complete list names it. */
function labelKeyOf(more: Destination) {
  if (isCategoryTarget(more)) return "category";
  return labelKeys[more as keyof typeof labelKeys] ?? "page";
}
