import "server-only";
import { cacheTags, revalidateTags } from "#lib/platform/cache/cache.ts";
import { revalidatePublication } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { revalidateItem } from "#lib/platform/routing/revalidate-item.ts";
import { revalidateUserPages } from "#lib/platform/routing/revalidate-profile.ts";
import { invalidateSlugs, listItemSlugs } from "#lib/platform/routing/slugs.ts";
import type { DecidedContent } from "./decision-mutations.ts";

/**
 * Renders the pages anew that show content after a decision: it has gone, or is back. Called after
 * the transaction, in actions.
 */
export async function revalidateDecided({ action, target }: DecidedContent): Promise<void> {
  if (!target || action === "dismiss" || action === "warn") return;
  const { type, id, author, itemId, cookbook } = target;
  if (action === "ban" || action === "unban") {
    if (author) await revalidateUserPages(author.slug);
    return;
  }
  if (type === "comment") {
    if (itemId) await revalidateItem(itemId);
    return;
  }
  if (cookbook) {
    invalidateSlugs("/cookbooks/[slug]", [cookbook.slug]);
    revalidateTags(cacheTags.cookbooks);
    return;
  }
  const slugs = (await listItemSlugs(id)).map(({ slug }) => slug);
  const authorIds = author ? [author.id] : [];
  await revalidatePublication({ type: type === "recipe" ? "recipe" : "article", itemId: id, authorIds, slugs });
}
