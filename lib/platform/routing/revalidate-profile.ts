import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { cacheTags, revalidateTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { isSharedCookbook } from "#lib/platform/db/visibility.ts";
import { revalidateItems } from "./revalidate-item.ts";
import { invalidateSlugs } from "./slugs.ts";

/** Cache tags of the pages of a profile and of the lists that name users. */
export function listProfileTags(slugs: readonly string[]): string[] {
  return [cacheTags.users, cacheTags.cards, cacheTags.cookbooks, cacheTags.menus, ...slugs.map(cacheTags.user)];
}

/**
 * Revalidates the pages of a profile and the lists that name users.
 *
 * @param slugs The present slug and, after a change of name, the former one.
 */
export function revalidateProfile(slugs: readonly string[]): void {
  invalidateSlugs("/users/[slug]", slugs);
  revalidateTags(...listProfileTags(slugs));
}

/**
 * Revalidates every page that names a user, also those of recipes and stories that they have
 * written or commented on: after a change of name, picture or role.
 *
 * @param slugs see `revalidateProfile`
 */
export async function revalidateAuthor(id: string, slugs: readonly string[]): Promise<void> {
  revalidateProfile(slugs);
  await revalidateWritten(id);
}

/**
 * Revalidates what names a user after they have changed their own profile. The menu, and with it
 * every page of the site, has the names of partners alone, and lists have those of authors: other
 * readers have their profile, comments and cookbooks rendered anew, and nothing else.
 *
 * @param slugs see `revalidateProfile`
 */
export async function revalidateOwnProfile(id: string, slugs: readonly string[]): Promise<void> {
  const { rows } = await db.execute<Record<"isPartner" | "isListed" | "hasCookbooks", boolean>>(sql`
    select new_type = 'partner' as "isPartner",
      new_type <> 'community' or exists (select from items where author_id = users.id) as "isListed",
      exists (select from cookbooks where user_id = users.id) as "hasCookbooks"
    from users where id = ${id}`);
  const [profile] = rows;
  invalidateSlugs("/users/[slug]", slugs);
  revalidateTags(
    ...slugs.map(cacheTags.user),
    ...(profile?.isPartner ? [cacheTags.menus] : []),
    ...(profile?.isListed ? [cacheTags.users, cacheTags.cards] : []),
    ...(profile?.hasCookbooks ? [cacheTags.cookbooks] : []),
  );
  await revalidateWritten(id);
}

async function revalidateWritten(id: string): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from items where author_id = ${id}
    union select item_id from comments where author_id = ${id}`);
  await revalidateItems(rows.map((row) => row.id));
}

/**
 * Revalidates every page that names a user, and their cookbooks that have a page, when the profile
 * was hidden or is shown again: after a ban, a request for deletion, or the end of one.
 */
export async function revalidateUserPages(slug: string): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.slug, slug));
  if (!user) return revalidateProfile([slug]);
  const sharedCookbooks = await db
    .select({ slug: cookbooks.slug })
    .from(cookbooks)
    .where(and(eq(cookbooks.userId, user.id), isSharedCookbook()));
  invalidateSlugs(
    "/cookbooks/[slug]",
    sharedCookbooks.map((cookbook) => cookbook.slug),
  );
  await revalidateAuthor(user.id, [slug]);
}
