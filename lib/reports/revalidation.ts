import "server-only";
import { cacheTags, revalidateTags } from "#lib/cache/cache.ts";
import { revalidateItem } from "#lib/routing/revalidate-item.ts";
import { revalidateUserPages } from "#lib/routing/revalidate-profile.ts";
import { invalidateSlugs, listItemSlugs } from "#lib/routing/slugs.ts";
import type { DecidedContent } from "./decision-mutations.ts";

/**
 * Renders the pages anew that show content after a decision: it has gone, or is back. Called after
 * the transaction, in actions.
 */
export async function revalidateDecided({ action, target }: DecidedContent): Promise<void> {
  if (!target || action === "dismiss" || action === "warn") return;
  const { type, id, author, itemId } = target;
  if (action === "ban" || action === "unban") {
    if (author) await revalidateUserPages(author.slug);
    return;
  }
  if (type === "comment") {
    if (itemId) await revalidateItem(itemId);
    return;
  }
  const slugs = (await listItemSlugs(id)).map(({ slug }) => slug);
  invalidateSlugs(type === "recipe" ? "/recipes/[slug]" : "/stories/[slug]", slugs);
  const { cards, feeds, categories, tags, ingredients, users } = cacheTags;
  const authorTags = author ? [cacheTags.user(author.slug)] : [];
  revalidateTags(cards, feeds, categories, tags, ingredients, users, ...authorTags, ...slugs.map(cacheTags.item));
}
