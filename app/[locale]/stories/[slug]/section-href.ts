import type { StoryType } from "#lib/db/tables/stories.ts";
import { address, slugAddress } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** Where stories of this type are listed. */
export function sectionHref(locale: Locale, storyType: StoryType): string {
  if (storyType === "news") return slugAddress(locale, "/categories/[slug]", "news");
  return address(locale, storyType === "shopping_tip" ? "/shopping-tips" : "/stories");
}
