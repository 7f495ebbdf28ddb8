import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { cached, cacheTags } from "#lib/cache.ts";
import { db } from "#lib/db/client.ts";
import { pictures } from "#lib/db/tables/pictures.ts";
import { type CategoryKind, categories, categoryTexts } from "#lib/db/tables/taxonomy.ts";
import { slugAddress, slugAddresses } from "#lib/i18n/address.ts";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import type { PictureView } from "#lib/media/picture.ts";
import { pictureColumn } from "#lib/media/picture-columns.ts";

export interface Category {
  id: string;
  key: string;
  kind: CategoryKind;
  parentId: string | null;
  title: string;
  summary: string;
  slug: string;
  href: string;
  picture: PictureView | null;
}

export interface CategoryGroup extends Category {
  entries: Category[];
}

/** All categories in menu order. There are some seventy: one query serves index, detail, menu and breadcrumbs. */
export const listCategories = cached(
  "categories",
  () => [cacheTags.categories],
  async (locale: Locale): Promise<Category[]> => {
    const rows = await db
      .select({
        id: categories.id,
        key: categories.key,
        kind: categories.kind,
        parentId: categories.parentId,
        title: categoryTexts.title,
        summary: categoryTexts.summary,
        slug: categoryTexts.slug,
        picture: pictureColumn(locale),
      })
      .from(categories)
      .innerJoin(categoryTexts, and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.locale, locale)))
      .leftJoin(pictures, eq(pictures.id, categories.pictureId))
      .orderBy(asc(categories.position));
    return rows.map((row) => ({ ...row, href: slugAddress(locale, "/categories/[slug]", row.slug) }));
  },
);

/** The groups of the menu (day time, diet, …) with their entries. */
export async function listCategoryGroups(locale: Locale): Promise<CategoryGroup[]> {
  const all = await listCategories(locale);
  return all
    .filter((category) => category.kind === "group")
    .map((group) => ({ ...group, entries: all.filter((category) => category.parentId === group.id) }));
}

/** The category with this slug, its parent, and its entries if it is a group; null when there is none. */
export async function getCategory(locale: Locale, slug: string) {
  const all = await listCategories(locale);
  const category = all.find((candidate) => candidate.slug === slug);
  if (!category) return null;
  const parent = all.find((candidate) => candidate.id === category.parentId) ?? null;
  const entries = all.filter((candidate) => candidate.parentId === category.id);
  const siblings = parent ? all.filter((candidate) => candidate.parentId === parent.id) : [];
  return { ...category, parent, entries, siblings };
}

/** Site-relative address of a category per language, for alternates. */
export const listCategoryAlternates = cached(
  "category-alternates",
  () => [cacheTags.categories],
  async (id: string): Promise<Partial<Localized>> => {
    const rows = await db
      .select({ locale: categoryTexts.locale, slug: categoryTexts.slug })
      .from(categoryTexts)
      .where(eq(categoryTexts.categoryId, id));
    return slugAddresses("/categories/[slug]", rows);
  },
);
