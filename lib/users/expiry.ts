import "server-only";
import { cacheTags, expireTags } from "#lib/cache.ts";
import { forgetSlugs } from "#lib/i18n/slugs.ts";
import type { Departure } from "./deletion.ts";

/** Lets every page that shows a profile be made anew, under its present and its former address. */
export function expireProfile(slugs: readonly string[]): void {
  forgetSlugs("/users/[slug]", slugs);
  expireTags(cacheTags.users, cacheTags.cards, cacheTags.cookbooks, cacheTags.menus, ...slugs.map(cacheTags.user));
}

/** Takes a profile with its cookbooks out of sight. */
export function expireDeparture({ slugs, cookbookSlugs }: Departure): void {
  forgetSlugs("/cookbooks/[slug]", cookbookSlugs);
  expireProfile(slugs);
}
