import "server-only";
import { inArray } from "drizzle-orm";
import { cacheTags, revalidateTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import type { ItemType, PageKey } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { invalidateSlugs } from "../slugs.ts";

/** A recipe or story that readers see from now on, no longer, or with another text. */
export interface PublicationChange {
  type: ItemType;
  itemId: string;
  /** When it has got another author, both. */
  authorIds: readonly string[];
  /** Former and current slugs in all languages. */
  slugs: readonly string[];
  /** Of a static page. */
  pageKey?: PageKey | null;
}

/**
 * Cache tags of everything that shows an item: its own pages, lists, feeds and sitemap (all of
 * which have the tag of cards), its authors, and the pages with ingredients, categories and tags.
 *
 * @param authors slugs of their profiles
 */
export function listPublicationTags(
  { type, slugs, pageKey }: Pick<PublicationChange, "type" | "slugs" | "pageKey">,
  authors: readonly string[],
): string[] {
  return [
    cacheTags.cards,
    cacheTags.feeds,
    cacheTags.categories,
    cacheTags.tags,
    cacheTags.users,
    ...(type === "recipe" ? [cacheTags.ingredients] : []),
    ...authors.map(cacheTags.user),
    ...slugs.map(cacheTags.item),
    ...(pageKey ? [cacheTags.item(pageKey)] : []),
  ];
}

/**
 * Renders every page anew that shows the item of such a change. Called after the transaction, in
 * actions and route handlers.
 */
export async function revalidatePublication(change: PublicationChange): Promise<void> {
  const { type, authorIds, slugs } = change;
  invalidateSlugs(type === "recipe" ? "/recipes/[slug]" : "/stories/[slug]", slugs);
  const authors = await db
    .select({ slug: users.slug })
    .from(users)
    .where(inArray(users.id, [...authorIds]));
  revalidateTags(
    ...listPublicationTags(
      change,
      authors.map(({ slug }) => slug),
    ),
  );
}
