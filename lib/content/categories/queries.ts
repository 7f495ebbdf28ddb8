import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { type CategoryKind, categories, categoryTexts } from "#lib/platform/db/tables/categories.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureColumn } from "#lib/platform/media/pictures/picture-column.ts";
import { slugAddress, slugAddresses } from "#lib/platform/routing/address.ts";

export interface Category {
  id: string;
  key: string;
  kind: CategoryKind;
  parentId: string | null;
  title: string;
  summary: string;
  /** For search engines; null for the title and the summary. */
  metaTitle: string | null;
  metaDescription: string | null;
  slug: string;
  href: string;
  picture: PictureView | null;
}

export interface CategoryGroup extends Category {
  entries: Category[];
}

/**
 * Lists all categories in menu order. With about seventy, one query serves index, detail, menu and
 * breadcrumbs.
 */
export const listCategories = cached("categories", () => [cacheTags.categories], selectCategories);

/** Lists all categories as they are now, in menu order. */
export async function selectCategories(locale: Locale): Promise<Category[]> {
  const rows = await db
    .select({
      id: categories.id,
      key: categories.key,
      kind: categories.kind,
      parentId: categories.parentId,
      title: categoryTexts.title,
      summary: categoryTexts.summary,
      metaTitle: categoryTexts.metaTitle,
      metaDescription: categoryTexts.metaDescription,
      slug: categoryTexts.slug,
      picture: pictureColumn(locale),
    })
    .from(categories)
    .innerJoin(categoryTexts, and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.locale, locale)))
    .leftJoin(pictures, eq(pictures.id, categories.pictureId))
    .orderBy(asc(categories.position));
  return rows.map((row) => ({ ...row, href: slugAddress(locale, "/categories/[slug]", row.slug) }));
}

/** Lists the category groups of the menu (time of day, diet, …) with their categories. */
export async function listCategoryGroups(locale: Locale): Promise<CategoryGroup[]> {
  return groupCategories(await listCategories(locale));
}

/** Groups all categories as in the menu, in their order; those of no group are left out. */
export function groupCategories(all: Category[]): CategoryGroup[] {
  return all
    .filter((category) => category.kind === "group")
    .map((group) => ({ ...group, entries: all.filter((category) => category.parentId === group.id) }));
}

/** A category with its place in the menu. */
export type CategoryDetail = NonNullable<Awaited<ReturnType<typeof getCategory>>>;

/**
 * Returns the category with its parent, its siblings and, for a group, its entries; null when there
 * is none.
 */
export async function getCategory(locale: Locale, slug: string) {
  const all = await listCategories(locale);
  const category = all.find((candidate) => candidate.slug === slug);
  if (!category) return null;
  const parent = all.find((candidate) => candidate.id === category.parentId) ?? null;
  const entries = all.filter((candidate) => candidate.parentId === category.id);
  const siblings = parent ? all.filter((candidate) => candidate.parentId === parent.id) : [];
  return { ...category, parent, entries, siblings };
}

/** Routes that show a category: its recipes, or its stories. */
type CategoryRoute = "/categories/[slug]" | "/stories/categories/[slug]";

/** Returns the site-relative address of a category per language, for alternate links. */
export const listCategoryAlternates = cached(
  "category-alternates",
  () => [cacheTags.categories],
  async (id: string, route: CategoryRoute = "/categories/[slug]"): Promise<Partial<Localized>> => {
    const rows = await db
      .select({ locale: categoryTexts.locale, slug: categoryTexts.slug })
      .from(categoryTexts)
      .where(eq(categoryTexts.categoryId, id));
    return slugAddresses(route, rows);
  },
);
