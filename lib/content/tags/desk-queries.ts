import "server-only";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { countDrafts } from "#lib/platform/db/json/count-drafts.ts";
import { feedModules, type ModuleData } from "#lib/platform/db/tables/feeds.ts";
import { items, itemTags } from "#lib/platform/db/tables/items.ts";
import { tags, tagTexts } from "#lib/platform/db/tables/tags.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { isBuiltInTag } from "./built-in-tags.ts";
import { namesTag } from "./module-tags.ts";

export interface DeskTag {
  id: string;
  key: string;
  type: string;
  isHidden: boolean;
  version: number;
  /** Needed by the site itself, see `isBuiltInTag`. */
  isBuiltIn: boolean;
  texts: Localized<{ slug: string; title: string; summary: string }>;
}

/** Where a tag is used. */
export interface TagUses {
  recipes: number;
  stories: number;
  /** Recipes and stories that are being written. */
  drafts: number;
  /** Modules of feeds that search by it. */
  modules: number;
}

const textsColumn = sql<DeskTag["texts"]>`(select json_object_agg(locale, json_build_object(
  'slug', slug, 'title', title, 'summary', summary)) from tag_texts where tag_id = ${tags.id})`;

const columns = {
  id: tags.id,
  key: tags.key,
  type: tags.type,
  isHidden: tags.isHidden,
  version: tags.version,
  texts: textsColumn,
};

const toDeskTag = (row: Omit<DeskTag, "isBuiltIn">): DeskTag => ({ ...row, isBuiltIn: isBuiltInTag(row.key) });

/** Lists all tags by title, with the number of recipes and stories that have each. */
export async function listDeskTags(locale: Locale): Promise<(DeskTag & { uses: number })[]> {
  const rows = await db
    .select({
      ...columns,
      uses: sql<number>`(select count(*)::int from item_tags where tag_id = ${tags.id})`,
    })
    .from(tags)
    .innerJoin(tagTexts, and(eq(tagTexts.tagId, tags.id), eq(tagTexts.locale, locale)))
    .orderBy(asc(tagTexts.title), asc(tags.id));
  return rows.map(({ uses, ...row }) => ({ ...toDeskTag(row), uses }));
}

/** Finds a tag; null if there is none. */
export async function findDeskTag(id: string): Promise<DeskTag | null> {
  const [row] = await db.select(columns).from(tags).where(eq(tags.id, id));
  return row ? toDeskTag(row) : null;
}

/** Tags that a tag can be merged into: of the same group, and shown or hidden like it. */
export async function listMergeTargets(tag: DeskTag, locale: Locale): Promise<{ id: string; title: string }[]> {
  return db
    .select({ id: tags.id, title: tagTexts.title })
    .from(tags)
    .innerJoin(tagTexts, and(eq(tagTexts.tagId, tags.id), eq(tagTexts.locale, locale)))
    .where(and(eq(tags.type, tag.type), eq(tags.isHidden, tag.isHidden), ne(tags.id, tag.id)))
    .orderBy(asc(tagTexts.title), asc(tags.id));
}

/** Counts where a tag is used. */
export async function countTagUses({ id, key }: Pick<DeskTag, "id" | "key">): Promise<TagUses> {
  const countItems = (type: "recipe" | "article") =>
    sql<number>`(select count(*)::int from item_tags join items on items.id = item_id
      where tag_id = ${id} and items.type = ${type})`;
  const { rows } = await db.execute<Omit<TagUses, "modules"> & Record<string, unknown>>(sql`
    select ${countItems("recipe")} as recipes, ${countItems("article")} as stories,
      ${countDrafts(id)} as drafts`);
  const modules = await listModulesWithTag(db, key);
  const { recipes = 0, stories = 0, drafts = 0 } = rows[0] ?? {};
  return { recipes, stories, drafts, modules: modules.length };
}

/** Lists the modules of feeds that search by a tag. */
export async function listModulesWithTag(
  tx: Transaction | typeof db,
  key: string,
): Promise<{ id: string; data: ModuleData }[]> {
  const rows = await tx
    .select({ id: feedModules.id, data: feedModules.data })
    .from(feedModules)
    .where(sql`${feedModules.data} ->> 'type' = 'automated'`);
  return rows.filter(({ data }) => namesTag(data, key));
}

/** Lists the ids of all recipes and stories with a tag, published or not. */
export async function listTaggedItems(tx: Transaction, tagId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: items.id })
    .from(items)
    .where(inArray(items.id, tx.select({ id: itemTags.itemId }).from(itemTags).where(eq(itemTags.tagId, tagId))))
    .orderBy(asc(items.id));
  return rows.map(({ id }) => id);
}

/** Locks tags in the order of their ids, so that two editors cannot wait for each other. */
export async function lockTags(tx: Transaction, ids: string[]): Promise<DeskTag[]> {
  const rows = await tx.select(columns).from(tags).where(inArray(tags.id, ids)).orderBy(asc(tags.id)).for("update");
  return rows.map(toDeskTag);
}
