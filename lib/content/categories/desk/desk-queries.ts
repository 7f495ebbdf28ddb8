import "server-only";
import { asc, eq, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { countDrafts } from "#lib/platform/db/json/count-drafts.ts";
import { categories, type categoryTexts } from "#lib/platform/db/tables/categories.ts";
import { feedModules, type MenuGroup, type ModuleData, menus } from "#lib/platform/db/tables/feeds.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureColumn } from "#lib/platform/media/pictures/picture-column.ts";
import { isBuiltInCategory } from "./built-in-categories.ts";

export type DeskCategoryText = Omit<typeof categoryTexts.$inferSelect, "categoryId" | "locale">;
export type DeskCategory = typeof categories.$inferSelect & {
  texts: Localized<DeskCategoryText>;
  /** Needed by the site itself, see `isBuiltInCategory`. */
  isBuiltIn: boolean;
};

export interface ListedCategory extends DeskCategory {
  /** Number of recipes and stories in it, published or not. */
  items: number;
}

/** Where a category is used. */
export interface CategoryUses {
  items: number;
  children: number;
  /** Recipes and stories that are being written. */
  drafts: number;
  /** Modules of feeds and entries of menus with a link to it, or that search in it. */
  links: number;
  /** Searches that lead to it. */
  searches: number;
}

const { id, key, kind, parentId, position, pictureId, version } = categories;
const columns = {
  id,
  key,
  kind,
  parentId,
  position,
  pictureId,
  version,
  texts: sql<DeskCategory["texts"]>`(select json_object_agg(locale, json_build_object('slug', slug, 'title', title,
    'summary', summary, 'metaTitle', meta_title, 'metaDescription', meta_description))
    from category_texts where category_id = ${categories.id})`,
};

const toDeskCategory = (row: Omit<DeskCategory, "isBuiltIn">): DeskCategory => ({
  ...row,
  isBuiltIn: isBuiltInCategory(row),
});

/** Lists all categories in menu order, with the number of recipes and stories in each. */
export async function listDeskCategories(): Promise<ListedCategory[]> {
  const items = sql<number>`(select count(*)::int from item_categories where category_id = ${categories.id})`;
  const rows = await db
    .select({ ...columns, items })
    .from(categories)
    .orderBy(asc(position), asc(id));
  return rows.map(({ items: count, ...row }) => ({ ...toDeskCategory(row), items: count }));
}

/** Finds a category with its picture; null if there is none. */
export async function findDeskCategory(
  wantedId: string,
  locale: Locale,
): Promise<(DeskCategory & { picture: PictureView | null }) | null> {
  const [row] = await db
    .select({ ...columns, picture: pictureColumn(locale) })
    .from(categories)
    .leftJoin(pictures, eq(pictures.id, pictureId))
    .where(eq(id, wantedId));
  if (!row) return null;
  const { picture, ...category } = row;
  return { ...toDeskCategory(category), picture };
}

/** Locks all categories in the order of the menu, as what moves one reads the others. */
export async function lockCategories(tx: Transaction): Promise<DeskCategory[]> {
  await tx.select({ id }).from(categories).orderBy(asc(id)).for("update");
  const rows = await tx.select(columns).from(categories).orderBy(asc(position), asc(id));
  return rows.map(toDeskCategory);
}

/** Counts where a category is used. */
export async function countCategoryUses(category: DeskCategory, tx: Transaction | typeof db = db) {
  const { rows } = await tx.execute<CategoryUses & Record<string, unknown>>(sql`
    select (select count(*)::int from item_categories where category_id = ${category.id}) as items,
      (select count(*)::int from categories where parent_id = ${category.id}) as children,
      ${countDrafts(category.id)} as drafts,
      (select count(*)::int from search_redirects where category_id = ${category.id} and removed_at is null) as searches`);
  const links = (await listModulesNaming(tx, category)).length + (await listMenusNaming(tx, category.id)).length;
  const { items = 0, children = 0, drafts = 0, searches = 0 } = rows[0] ?? {};
  return { items, children, drafts, links, searches } satisfies CategoryUses;
}

/** Lists the modules of feeds that name a category, by id or by its key in filters. */
export async function listModulesNaming(
  tx: Transaction | typeof db,
  category: Pick<DeskCategory, "id" | "key">,
): Promise<{ id: string; data: ModuleData }[]> {
  const rows = await tx.select({ id: feedModules.id, data: feedModules.data }).from(feedModules);
  return rows.filter(({ data }) => {
    const filters = data.type === "automated" ? Object.values(data.search.filters ?? {}).flat() : [];
    return filters.includes(category.key) || JSON.stringify(data).includes(category.id);
  });
}

/** Lists the menus with a link to a category. */
export async function listMenusNaming(
  tx: Transaction | typeof db,
  categoryId: string,
): Promise<{ id: string; route: string | null; content: MenuGroup[] }[]> {
  const rows = await tx.select({ id: menus.id, route: menus.route, content: menus.content }).from(menus);
  return rows.filter((row) => JSON.stringify(row).includes(categoryId));
}

/** Lists the ids of all recipes and stories in a category or with it as their main one. */
export async function listCategoryItems(tx: Transaction, categoryId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select item_id as id from item_categories where category_id = ${categoryId}
    union select id from items where main_category_id = ${categoryId} order by id`);
  return rows.map((row) => row.id);
}
