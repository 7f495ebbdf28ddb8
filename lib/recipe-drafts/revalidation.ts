import "server-only";
import { cacheTags, revalidateTags } from "#lib/cache/cache.ts";
import { invalidateSlugs } from "#lib/routing/slugs.ts";
import type { PublicationChange } from "./acceptance-mutations.ts";
import { findAuthorSlug } from "./queries.ts";

/**
 * Renders every page anew that shows a recipe whose publication has changed: its own, lists, feeds
 * and sitemap (all of which have the tag of cards), its author, and the pages with ingredients,
 * categories and tags. Called after the transaction, in actions and route handlers.
 */
export async function revalidatePublication({ authorId, slugs }: PublicationChange): Promise<void> {
  invalidateSlugs("/recipes/[slug]", slugs);
  const author = await findAuthorSlug(authorId);
  revalidateTags(
    cacheTags.cards,
    cacheTags.feeds,
    cacheTags.categories,
    cacheTags.tags,
    cacheTags.ingredients,
    cacheTags.users,
    ...(author ? [cacheTags.user(author)] : []),
    ...slugs.map(cacheTags.item),
  );
}
