import "server-only";
import { sql } from "drizzle-orm";
import { cacheTags } from "#lib/platform/cache/cache-tags.ts";
import { db } from "#lib/platform/db/client.ts";
import type { KindName } from "../kind-names.ts";
import type { ImportReport } from "../problem.ts";

/** What other content shows, so that all pages of recipes and stories have to be made anew. */
const sharedKinds: readonly KindName[] = [
  "pictures",
  "videos",
  "units",
  "utensils",
  "categories",
  "tags",
  "ingredients",
  "authors",
];

/** Cache tags and slugs that are no longer valid after an import. */
export interface ImportedPages {
  tags: string[];
  itemSlugs: string[];
  userSlugs: string[];
  /** Of categories, tags and ingredients. */
  otherSlugs: Record<"category" | "tag" | "ingredient", string[]>;
}

/** Lists what an import has made invalid; null when it has changed nothing. */
export async function listImportedPages({ kinds }: ImportReport): Promise<ImportedPages | null> {
  const touched = new Map(kinds.map(({ kind, created, changed }) => [kind, [...created, ...changed]]));
  if ([...touched.values()].every((keys) => keys.length === 0)) return null;
  const isShared = kinds.some(({ kind, changed }) => sharedKinds.includes(kind) && changed.length > 0);
  const itemKeys = [...(touched.get("recipes") ?? []), ...(touched.get("stories") ?? [])];
  const items = await listItemPages(isShared ? null : itemKeys);
  const userSlugs = touched.get("authors") ?? [];
  const { cards, categories, tags, ingredients, users, cookbooks, feeds, menus, questions, site } = cacheTags;
  return {
    tags: [
      cards,
      categories,
      tags,
      ingredients,
      users,
      cookbooks,
      feeds,
      menus,
      questions,
      ...((touched.get("site") ?? []).length > 0 ? [site] : []),
      ...items.slugs.map(cacheTags.item),
      ...items.pageKeys.map(cacheTags.item),
      ...userSlugs.map(cacheTags.user),
    ],
    itemSlugs: items.slugs,
    userSlugs,
    otherSlugs: {
      category: await listSlugs("category", touched.get("categories") ?? []),
      tag: await listSlugs("tag", touched.get("tags") ?? []),
      ingredient: await listSlugs("ingredient", touched.get("ingredients") ?? []),
    },
  };
}

/**
 * Present and former slugs of recipes and stories, and keys of static pages; all without `keys`.
 */
async function listItemPages(keys: readonly string[] | null): Promise<{ slugs: string[]; pageKeys: string[] }> {
  const slugs = keys?.map((key) => key.replace(/\.en$/, "")) ?? [];
  const isTouched = (id: ReturnType<typeof sql>) =>
    keys === null
      ? sql`true`
      : sql`${id} in (select item_id from item_texts where slug = any(${sql.param(slugs)}::text[])
          union select target_id from slug_history where kind = 'item' and slug = any(${sql.param(slugs)}::text[]))`;
  const { rows } = await db.execute<{ slug: string; isPageKey: boolean }>(sql`
    select slug, false as "isPageKey" from item_texts where ${isTouched(sql`item_id`)}
    union select slug, false from slug_history where kind = 'item' and ${isTouched(sql`target_id`)}
    union select page_key, true from stories where page_key is not null and ${isTouched(sql`item_id`)}`);
  return {
    slugs: rows.filter(({ isPageKey }) => !isPageKey).map(({ slug }) => slug),
    pageKeys: rows.filter(({ isPageKey }) => isPageKey).map(({ slug }) => slug),
  };
}

const ownTables = {
  category: sql`categories join category_texts on category_id = id`,
  tag: sql`tags join tag_texts on tag_id = id`,
  ingredient: sql`ingredients join ingredient_texts on ingredient_id = id`,
};

async function listSlugs(kind: keyof typeof ownTables, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const own = sql`select id, slug from ${ownTables[kind]} where key = any(${sql.param(keys)}::text[])`;
  const { rows } = await db.execute<{ slug: string }>(sql`
    with own as (${own}) select slug from own
    union select slug from slug_history where kind = ${kind} and target_id in (select id from own)`);
  return rows.map(({ slug }) => slug);
}
