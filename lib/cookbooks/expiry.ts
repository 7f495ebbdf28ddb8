import "server-only";
import { cacheTags, expireTags } from "#lib/cache.ts";
import { forgetSlugs } from "#lib/i18n/slugs.ts";
import type { Changed } from "./locks.ts";

/** Lets the pages that show a changed cookbook be made anew; a private one is on none. */
export function expireCookbooks({ shown }: Changed): void {
  if (shown.length === 0) return;
  forgetSlugs("/cookbooks/[slug]", shown);
  expireTags(cacheTags.cookbooks);
}
