import "server-only";
import { revalidateTags } from "#lib/platform/cache/cache.ts";
import { revalidateItems } from "#lib/platform/routing/revalidate-item.ts";
import { revalidateAuthor } from "#lib/platform/routing/revalidate-profile.ts";
import type { SlugRoute } from "#lib/platform/routing/routing.ts";
import { invalidateSlugs } from "#lib/platform/routing/slugs.ts";

/** What a mutation of the desk has changed, so that all that shows it is rendered anew. */
export interface DeskChange {
  /** Of the entry. */
  id: string;
  /** Cache tags of what shows it. */
  tags: readonly string[];
  /** Recipes and stories that show it on their pages. */
  itemIds?: readonly string[];
  /** Slugs that are new, or lead elsewhere since. */
  slugs?: readonly string[];
  /** Routes of the pages with these slugs. */
  routes?: readonly SlugRoute[];
  /** An author whose name, picture or role has changed, with the present slug and a former one. */
  author?: { id: string; slugs: readonly string[] };
}

/** Renders every page anew that shows what has changed. Called after the transaction. */
export async function expireChange(change: DeskChange): Promise<void> {
  const { tags, itemIds = [], slugs = [], routes = [], author } = change;
  for (const route of routes) invalidateSlugs(route, slugs);
  revalidateTags(...tags);
  if (author) await revalidateAuthor(author.id, author.slugs);
  await revalidateItems(itemIds);
}
