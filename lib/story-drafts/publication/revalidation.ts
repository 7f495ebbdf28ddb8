import "server-only";
import { cacheTags, revalidateTags } from "#lib/cache/cache.ts";
import { invalidateSlugs } from "#lib/routing/slugs.ts";
import { listAuthorSlugs } from "./queries.ts";
import type { StoryPublication } from "./story-publication.ts";

/**
 * Renders every page anew that shows a story whose publication or text has changed: its own, lists,
 * feeds and sitemap (all of which have the tag of cards), its authors, and the pages with
 * categories and tags. Called after the transaction.
 */
export async function revalidateStory({ authorIds, slugs, pageKey }: StoryPublication): Promise<void> {
  invalidateSlugs("/stories/[slug]", slugs);
  const authors = await listAuthorSlugs(authorIds);
  revalidateTags(
    cacheTags.cards,
    cacheTags.feeds,
    cacheTags.categories,
    cacheTags.tags,
    cacheTags.users,
    ...authors.map(cacheTags.user),
    ...slugs.map(cacheTags.item),
    ...(pageKey ? [cacheTags.item(pageKey)] : []),
  );
}
