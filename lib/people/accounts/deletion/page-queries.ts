import "server-only";
import { and, eq, inArray, or } from "drizzle-orm";
import { comments } from "#lib/platform/db/tables/community/comments.ts";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isSharedCookbook } from "#lib/platform/db/visibility.ts";
import { listPublicationTags } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { listProfileTags } from "#lib/platform/routing/revalidate-profile.ts";

export interface UserPages {
  /** Slugs of recipes and stories by the user, which are gone with them. */
  itemSlugs: string[];
  cookbookSlugs: string[];
  /** Cache tags of everything that shows what the user has written. */
  tags: string[];
}

/** Lists what shows the content of a user, before it is deleted. */
export async function listUserPages(tx: Transaction, userId: string): Promise<UserPages> {
  const [user] = await tx.select({ slug: users.slug }).from(users).where(eq(users.id, userId));
  const commentedIds = tx.select({ id: comments.itemId }).from(comments).where(eq(comments.authorId, userId));
  const rows = await tx
    .select({ slug: itemTexts.slug, authorId: items.authorId })
    .from(items)
    .innerJoin(itemTexts, eq(itemTexts.itemId, items.id))
    .where(or(eq(items.authorId, userId), inArray(items.id, commentedIds)));
  const shared = await tx
    .select({ slug: cookbooks.slug })
    .from(cookbooks)
    .where(and(eq(cookbooks.userId, userId), isSharedCookbook()));
  const slugs = rows.map(({ slug }) => slug);
  const profileTags = listProfileTags(user ? [user.slug] : []);
  return {
    itemSlugs: rows.filter(({ authorId }) => authorId === userId).map(({ slug }) => slug),
    cookbookSlugs: shared.map(({ slug }) => slug),
    tags: [...new Set([...listPublicationTags({ type: "recipe", slugs }, []), ...profileTags])],
  };
}
