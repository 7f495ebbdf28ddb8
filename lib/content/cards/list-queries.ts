import "server-only";
import { and, eq, isNull } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { type CategoryKind, categories, categoryTexts } from "#lib/platform/db/tables/categories.ts";
import { cookbookItems, cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { ingredientTexts } from "#lib/platform/db/tables/ingredients.ts";
import { tags, tagTexts } from "#lib/platform/db/tables/tags.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { isSharedCookbook } from "#lib/platform/db/visibility.ts";
import { toPageCount } from "#lib/platform/http/pagination.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { type AuthorTabRoute, isAuthorTab } from "#lib/platform/routing/author-tabs.ts";
import type { Route } from "#lib/platform/routing/routing.ts";
import { countAuthorEntries } from "./author-tab-queries.ts";
import type { CardFilter } from "./list-source.ts";
import { countCards, pageSize } from "./queries.ts";

type ListFilter = Omit<CardFilter, "locale">;

/** The filter behind each route with a paginated list; null when the slug does not exist. */
export const listFilters = {
  "/recipes": async () => ({ type: "recipe" }),
  "/recipes/community": async () => ({ type: "recipe", authorType: "community" }),
  "/stories": async () => ({ type: "article", storyType: "article" }),
  "/stories/categories/[slug]": getStoryCategoryFilter,
  "/categories/[slug]": getCategoryFilter,
  "/tags/[slug]": getTagFilter,
  "/ingredients/[slug]": getIngredientFilter,
  "/users/[slug]": getAuthorFilter,
  "/cookbooks/[slug]": getCookbookFilter,
} satisfies Partial<Record<Route, (locale: Locale, slug: string) => Promise<ListFilter | null>>>;

type ListRoute = keyof typeof listFilters;

/**
 * Counts the pages of the list at a route.
 * @returns Null when the route has no list or the slug does not exist, and for a tab of an author
 *   without an address of its own. Infinity while the database
 *   is unavailable, because any page may still be in the page cache.
 */
export async function countPages(route: Route, locale: Locale, slug = ""): Promise<number | null> {
  if (!isList(route)) return null;
  try {
    const count = await countEntries(route, locale, slug);
    return count === null ? null : toPageCount(count, pageSize);
  } catch (error) {
    console.error("counting pages failed:", error instanceof Error ? (error.cause ?? error) : error);
    return Number.POSITIVE_INFINITY;
  }
}

function isList(route: Route): route is ListRoute | AuthorTabRoute {
  return route in listFilters || isAuthorTab(route);
}

async function countEntries(route: ListRoute | AuthorTabRoute, locale: Locale, slug: string): Promise<number | null> {
  if (route === "/users/[slug]" || isAuthorTab(route)) return countAuthorEntries(route, locale, slug);
  const filter: ListFilter | null = await listFilters[route](locale, slug);
  return filter && (await countCards({ locale, ...filter })).count;
}

/**
 * Recipes of a category or of all categories of a group; two special categories list news and
 * community recipes.
 */
async function getCategoryFilter(locale: Locale, slug: string): Promise<ListFilter | null> {
  const category = await findCategory(locale, slug);
  if (!category) return null;
  if (category.key === "news") return { storyType: "news" };
  if (category.key === "community") return { type: "recipe", authorType: "community" };
  return { type: "recipe", categoryIds: await listEntryIds(category) };
}

/** Stories of a category or of all categories of a group. */
async function getStoryCategoryFilter(locale: Locale, slug: string): Promise<ListFilter | null> {
  const category = await findCategory(locale, slug);
  if (!category || category.kind === "special") return null;
  return { type: "article", storyType: "article", categoryIds: await listEntryIds(category) };
}

async function findCategory(locale: Locale, slug: string) {
  const [category] = await db
    .select({ id: categories.id, key: categories.key, kind: categories.kind })
    .from(categoryTexts)
    .innerJoin(categories, eq(categories.id, categoryTexts.categoryId))
    .where(and(eq(categoryTexts.locale, locale), eq(categoryTexts.slug, slug)));
  return category;
}

/** The category itself, or the categories of a group. */
async function listEntryIds({ id, kind }: { id: string; kind: CategoryKind }): Promise<string[]> {
  if (kind === "entry") return [id];
  const entries = await db.select({ id: categories.id }).from(categories).where(eq(categories.parentId, id));
  return entries.map((entry) => entry.id);
}

async function getTagFilter(locale: Locale, slug: string): Promise<ListFilter | null> {
  const [tag] = await db
    .select({ key: tags.key })
    .from(tagTexts)
    .innerJoin(tags, eq(tags.id, tagTexts.tagId))
    .where(and(eq(tagTexts.locale, locale), eq(tagTexts.slug, slug), eq(tags.isHidden, false)));
  return tag ? { tagKeys: [tag.key] } : null;
}

async function getIngredientFilter(locale: Locale, slug: string): Promise<ListFilter | null> {
  const [row] = await db
    .select({ id: ingredientTexts.ingredientId })
    .from(ingredientTexts)
    .where(and(eq(ingredientTexts.locale, locale), eq(ingredientTexts.slug, slug)));
  return row ? { type: "recipe", ingredientId: row.id } : null;
}

async function getAuthorFilter(_: Locale, slug: string): Promise<ListFilter | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.slug, slug));
  return row ? { authorId: row.id } : null;
}

/**
 * Items of a cookbook with a page. Only their number matters here: the cookbook has an order of its
 * own.
 */
async function getCookbookFilter(_: Locale, slug: string): Promise<ListFilter | null> {
  const [cookbook] = await db
    .select({ id: cookbooks.id })
    .from(cookbooks)
    .where(and(eq(cookbooks.slug, slug), isSharedCookbook()));
  if (!cookbook) return null;
  const rows = await db
    .select({ id: cookbookItems.itemId })
    .from(cookbookItems)
    .where(and(eq(cookbookItems.cookbookId, cookbook.id), isNull(cookbookItems.removedAt)));
  return { ids: rows.map(({ id }) => id) };
}
