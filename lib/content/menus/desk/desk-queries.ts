import "server-only";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { matchesWords } from "#lib/platform/db/matches-words.ts";
import { categories, categoryTexts } from "#lib/platform/db/tables/categories.ts";
import { menus } from "#lib/platform/db/tables/feeds.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { partners, users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { TargetOption } from "./edited-groups.ts";

export type DeskMenu = typeof menus.$inferSelect;

/** Lists the main entries in the order of the site. */
export function listDeskMenus(tx: Transaction | typeof db = db): Promise<DeskMenu[]> {
  return tx.select().from(menus).orderBy(asc(menus.position), asc(menus.type));
}

/** Finds a main entry; null if there is none. */
export async function findDeskMenu(id: string): Promise<DeskMenu | null> {
  const [row] = await db.select().from(menus).where(eq(menus.id, id));
  return row ?? null;
}

/** Categories and partners, which a link can lead to, by name. */
export async function listTargets(locale: Locale): Promise<TargetOption[]> {
  const [categoryRows, partnerRows] = await Promise.all([
    db
      .select({ id: categories.id, name: categoryTexts.title })
      .from(categories)
      .innerJoin(categoryTexts, and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.locale, locale)))
      .orderBy(asc(categoryTexts.title)),
    db
      .select({ id: users.id, name: users.name })
      .from(partners)
      .innerJoin(users, eq(users.id, partners.userId))
      .orderBy(asc(users.name)),
  ]);
  return [
    ...categoryRows.map(({ id, name }): TargetOption => ({ target: `category:${id}`, name })),
    ...partnerRows.map(({ id, name }): TargetOption => ({ target: `partner:${id}`, name })),
  ];
}

const maxFound = 8;

/** Finds public recipes and stories with all these words in their title, in either language. */
export async function searchItems(locale: Locale, words: string): Promise<TargetOption[]> {
  if (words.trim() === "") return [];
  const isNamed = matchesWords(sql`title`, words);
  const hasTitle = sql`exists (select from item_texts where item_id = ${items.id} and ${isNamed})`;
  const isPage = sql`exists (select from stories where item_id = ${items.id} and story_type = 'static_page')`;
  return selectItems(locale, and(isPublicItem(), hasTitle, sql`not ${isPage}`), maxFound);
}

/** Names of recipes and stories, published or not. */
export async function findItems(locale: Locale, ids: readonly string[]): Promise<TargetOption[]> {
  return ids.length === 0 ? [] : selectItems(locale, inArray(items.id, [...ids]), ids.length);
}

async function selectItems(locale: Locale, condition: SQL | undefined, limit: number): Promise<TargetOption[]> {
  const title = sql<string | null>`(select title from item_texts where item_id = ${items.id}
    order by locale = ${locale} desc limit 1)`;
  const rows = await db.select({ id: items.id, title }).from(items).where(condition).orderBy(title).limit(limit);
  return rows.map(({ id, title: name }) => ({ target: `item:${id}`, name: name ?? "" }));
}

/** Whether all of these exist: categories, partners, and recipes or stories with a text. */
export async function doTargetsExist(
  tx: Transaction,
  ids: Record<"category" | "partner" | "item", readonly string[]>,
): Promise<boolean> {
  const tables = {
    category: sql`select id from categories`,
    partner: sql`select user_id as id from partners`,
    item: sql`select item_id as id from item_texts`,
  };
  for (const kind of ["category", "partner", "item"] as const) {
    const wanted = [...new Set(ids[kind])];
    if (wanted.length === 0) continue;
    const list = sql.join(
      wanted.map((id) => sql`${id}::uuid`),
      sql`, `,
    );
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(distinct id)::int as count from (${tables[kind]}) as found where id in (${list})`,
    );
    if (rows[0]?.count !== wanted.length) return false;
  }
  return true;
}
