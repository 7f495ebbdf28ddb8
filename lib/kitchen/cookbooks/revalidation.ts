import "server-only";
import { cacheTags, revalidateTags } from "#lib/platform/cache/cache.ts";
import { invalidateSlugs } from "#lib/platform/routing/slugs.ts";
import type { CookbookChange } from "./cookbook-change.ts";

/** Renders the public pages that show a changed cookbook anew. */
export function revalidateCookbooks({ publicSlugs }: CookbookChange): void {
  if (publicSlugs.length === 0) return;
  invalidateSlugs("/cookbooks/[slug]", publicSlugs);
  revalidateTags(cacheTags.cookbooks);
}
