import type { StoryType } from "#lib/db/tables/stories.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { address, slugAddress } from "#lib/routing/address.ts";

/** Address of the list of stories of this type. */
export function sectionHref(locale: Locale, storyType: StoryType): string {
  if (storyType === "news") return slugAddress(locale, "/categories/[slug]", "news");
  return address(locale, storyType === "shopping_tip" ? "/shopping-tips" : "/stories");
}
