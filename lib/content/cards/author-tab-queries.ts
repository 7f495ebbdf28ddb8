import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { isListedCookbook } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { AuthorTabRoute } from "#lib/platform/routing/author-tabs.ts";
import { type AuthorTab, type AuthorTabCounts, firstAuthorTab } from "#lib/platform/routing/author-tabs.ts";

import { countCards } from "./queries.ts";

/** As many cookbooks as the list of an author has. */
const maxCookbooks = 200;

/** Counts what an author has published in a language, by tab. */
export const getAuthorTabCounts = cached(
  "author-tab-counts",
  () => [cacheTags.cards, cacheTags.cookbooks],
  countAuthorTabs,
);

/**
 * Counts the entries of the list at the address of a profile or of one of its tabs.
 *
 * @returns Null without this author, and for a tab that has no address of its own: it is empty, or
 *   stands at the address of the profile. All works of a partner are one list.
 */
export async function countAuthorEntries(
  route: "/users/[slug]" | AuthorTabRoute,
  locale: Locale,
  slug: string,
): Promise<number | null> {
  const [author] = await db.select({ id: users.id, newType: users.newType }).from(users).where(eq(users.slug, slug));
  if (!author) return null;
  const isProfile = route === "/users/[slug]";
  if (author.newType === "partner") {
    return isProfile ? (await countCards({ locale, authorId: author.id })).count : null;
  }
  const counts = await countAuthorTabs(locale, author.id);
  const first = firstAuthorTab(counts);
  if (isProfile) return counts[first];
  const tab = route.slice("/users/[slug]/".length) as AuthorTab;
  return tab === first || counts[tab] === 0 ? null : counts[tab];
}

async function countAuthorTabs(locale: Locale, authorId: string): Promise<AuthorTabCounts> {
  const [recipes, stories, ownCookbooks] = await Promise.all([
    countCards({ locale, authorId, type: "recipe" }),
    countCards({ locale, authorId, type: "article" }),
    countCookbooks(authorId),
  ]);
  return { recipes: recipes.count, stories: stories.count, cookbooks: ownCookbooks };
}

async function countCookbooks(userId: string): Promise<number> {
  const listed = db
    .select({ id: cookbooks.id })
    .from(cookbooks)
    .where(and(eq(cookbooks.userId, userId), isListedCookbook()))
    .limit(maxCookbooks)
    .as("listed");
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(listed);
  return row?.count ?? 0;
}
