import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { cacheTags, revalidateTags } from "#lib/cache/cache.ts";
import { db } from "#lib/db/client.ts";
import { cookbooks } from "#lib/db/tables/cookbooks.ts";
import { users } from "#lib/db/tables/users.ts";
import { isSharedCookbook } from "#lib/db/visibility.ts";
import { revalidateItems } from "./revalidate-item.ts";
import { invalidateSlugs } from "./slugs.ts";

/**
 * Revalidates every page that shows a profile.
 *
 * @param slugs The present slug and, after a change of name, the former one.
 */
export function revalidateProfile(slugs: readonly string[]): void {
  invalidateSlugs("/users/[slug]", slugs);
  revalidateTags(cacheTags.users, cacheTags.cards, cacheTags.cookbooks, cacheTags.menus, ...slugs.map(cacheTags.user));
}

/**
 * Revalidates every page that shows an author, also those of recipes and stories that they have
 * written or commented on.
 *
 * @param slugs see `revalidateProfile`
 */
export async function revalidateAuthor(id: string, slugs: readonly string[]): Promise<void> {
  revalidateProfile(slugs);
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from items where author_id = ${id}
    union select item_id from comments where author_id = ${id}`);
  await revalidateItems(rows.map((row) => row.id));
}

/**
 * Revalidates a profile and its cookbooks that have a page, after a ban, its end, or a request for
 * deletion.
 */
export async function revalidateUserPages(slug: string): Promise<void> {
  const sharedCookbooks = await db
    .select({ slug: cookbooks.slug })
    .from(cookbooks)
    .innerJoin(users, eq(users.id, cookbooks.userId))
    .where(and(eq(users.slug, slug), isSharedCookbook()));
  invalidateSlugs(
    "/cookbooks/[slug]",
    sharedCookbooks.map((cookbook) => cookbook.slug),
  );
  revalidateProfile([slug]);
}
