import type { StoryType } from "#lib/platform/db/tables/stories.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address, slugAddress } from "#lib/platform/routing/address.ts";

/** Address of the list of stories of this type. */
export function sectionHref(locale: Locale, storyType: StoryType): string {
  if (storyType === "news") return slugAddress(locale, "/categories/[slug]", "news");
  return address(locale, storyType === "shopping_tip" ? "/shopping-tips" : "/stories");
}
