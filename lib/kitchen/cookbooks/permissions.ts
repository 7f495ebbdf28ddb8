import "server-only";
import { and, eq, isNull, ne, or, type SQL } from "drizzle-orm";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";

/**
 * Condition on `cookbooks` that decides who may read and change one: its owner, until it is
 * deleted. `lockOwnCookbook` applies it to every change.
 */
export function isOwnedBy(userId: string): SQL | undefined {
  return and(eq(cookbooks.userId, userId), isNull(cookbooks.deletedAt));
}

/**
 * Condition on `items` (stories left joined) that decides what a user may save: public items and
 * their own.
 */
export function isSavableBy(userId: string): SQL | undefined {
  return and(or(isPublicItem(), eq(items.authorId, userId)), isNotStaticPage());
}

/**
 * Condition on `stories` (left joined): pages such as the imprint are stories, but not part of
 * cookbooks.
 */
export function isNotStaticPage(): SQL | undefined {
  return or(isNull(stories.storyType), ne(stories.storyType, "static_page"));
}
