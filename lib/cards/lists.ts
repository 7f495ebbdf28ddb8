import "server-only";
import { and, eq, isNull } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { cookbookItems, cookbooks } from "#lib/db/tables/cookbooks.ts";
import { categories, categoryTexts, ingredientTexts, tags, tagTexts } from "#lib/db/tables/taxonomy.ts";
import { users } from "#lib/db/tables/users.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Route } from "#lib/i18n/routing.ts";
import type { CardFilter } from "./filter.ts";
import { countCards, pageSize } from "./queries.ts";

type ListFilter = Omit<CardFilter, "locale">;

/** What the numbered list of a route shows. Routes without a numbered list have none. */
export const listFilters = {
  "/recipes": async () => ({ type: "recipe" }),
  "/recipes/community": async () => ({ type: "recipe", authorType: "community" }),
  "/stories": async () => ({ type: "article", storyType: "article" }),
  "/categories/[slug]": categoryFilter,
  "/tags/[slug]": tagFilter,
  "/ingredients/[slug]": ingredientFilter,
  "/users/[slug]": authorFilter,
  "/cookbooks/[slug]": cookbookFilter,
} satisfies Partial<Record<Route, (locale: Locale, slug: string) => Promise<ListFilter | null>>>;

export type ListRoute = keyof typeof listFilters;

/**
 * How many pages the list of a route has; null when the route has no list or the slug nothing behind it. While the database is away any
 * number counts as right: the page behind it may still be kept.
 */
export async function countPages(route: Route, locale: Locale, slug = ""): Promise<number | null> {
  if (!(route in listFilters)) return null;
  try {
    const filter: ListFilter | null = await listFilters[route as ListRoute](locale, slug);
    return filter && Math.max(1, Math.ceil((await countCards({ locale, ...filter })).count / pageSize));
  } catch (error) {
    console.error("pages not counted:", error instanceof Error ? (error.cause ?? error) : error);
    return Number.POSITIVE_INFINITY;
  }
}

/** Recipes of a category, a group standing for its entries; the special ones show news and the community's recipes. */
async function categoryFilter(locale: Locale, slug: string): Promise<ListFilter | null> {
  const [category] = await db
    .select({ id: categories.id, key: categories.key, kind: categories.kind })
    .from(categoryTexts)
    .innerJoin(categories, eq(categories.id, categoryTexts.categoryId))
    .where(and(eq(categoryTexts.locale, locale), eq(categoryTexts.slug, slug)));
  if (!category) return null;
  if (category.key === "news") return { storyType: "news" };
  if (category.key === "community") return { type: "recipe", authorType: "community" };
  if (category.kind === "entry") return { type: "recipe", categoryIds: [category.id] };
  const entries = await db.select({ id: categories.id }).from(categories).where(eq(categories.parentId, category.id));
  return { type: "recipe", categoryIds: entries.map((entry) => entry.id) };
}

async function tagFilter(locale: Locale, slug: string): Promise<ListFilter | null> {
  const [tag] = await db
    .select({ key: tags.key })
    .from(tagTexts)
    .innerJoin(tags, eq(tags.id, tagTexts.tagId))
    .where(and(eq(tagTexts.locale, locale), eq(tagTexts.slug, slug), eq(tags.isHidden, false)));
  return tag ? { tagKeys: [tag.key] } : null;
}

async function ingredientFilter(locale: Locale, slug: string): Promise<ListFilter | null> {
  const [row] = await db
    .select({ id: ingredientTexts.ingredientId })
    .from(ingredientTexts)
    .where(and(eq(ingredientTexts.locale, locale), eq(ingredientTexts.slug, slug)));
  return row ? { type: "recipe", ingredientId: row.id } : null;
}

async function authorFilter(_: Locale, slug: string): Promise<ListFilter | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.slug, slug));
  return row ? { authorId: row.id } : null;
}

/** What is in a public cookbook; its own query knows the order. */
async function cookbookFilter(_: Locale, slug: string): Promise<ListFilter | null> {
  const [book] = await db
    .select({ id: cookbooks.id })
    .from(cookbooks)
    .where(and(eq(cookbooks.slug, slug), eq(cookbooks.visibility, "public"), isNull(cookbooks.deletedAt)));
  if (!book) return null;
  const rows = await db
    .select({ id: cookbookItems.itemId })
    .from(cookbookItems)
    .where(and(eq(cookbookItems.cookbookId, book.id), isNull(cookbookItems.removedAt)));
  return { ids: rows.map(({ id }) => id) };
}
